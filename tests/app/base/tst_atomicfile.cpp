// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/atomicfile.h"
#include "app/base/jsonreader.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <thread>

using namespace suanchou;

class TestAtomicFile : public QObject
{
    Q_OBJECT

private slots:
    void writesAndReplaces()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("报价 #1.csv"));
        QVERIFY(writeFileAtomically(path, "old"));
        QVERIFY(writeFileAtomically(path, "new and longer"));
        QCOMPARE(*readFile(path), QByteArray("new and longer"));
    }

    void missingFolderIsNamed()
    {
        const Status status = writeFileAtomically(QStringLiteral("/nonexistent/x.pdf"), "x");
        QVERIFY(!status);
        QCOMPARE(status.error().code, ErrorCode::FileNotWritable);
        QCOMPARE(
            status.error().params.value(QStringLiteral("path")).toString(),
            QStringLiteral("/nonexistent/x.pdf"));
    }

    /// A pipe gets the bytes; a rename would leave its reader waiting.
    void pipesAreWrittenThrough()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("pipe"));
        const QByteArray name = QFile::encodeName(path);
        QCOMPARE(mkfifo(name.constData(), 0600), 0);
        QByteArray received;
        std::thread reader([&received, &path] {
            QFile pipe(path);
            if (pipe.open(QIODevice::ReadOnly))
                received = pipe.readAll();
        });
        const Status status = writeFileAtomically(path, "through");
        reader.join();
        QVERIFY(status);
        QCOMPARE(received, QByteArray("through"));
        QVERIFY(!QFileInfo(path).isFile());
    }

    /// A disk that takes only the first 64 KiB, by the limit of this process. QSaveFile::commit
    /// alone would report success and put the truncated file in place.
    void shortWriteKeepsTheOldFile()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("quote.pdf"));
        QVERIFY(writeFileAtomically(path, "old"));

        rlimit unlimited{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &unlimited), 0);
        const rlimit small{65536, unlimited.rlim_max};
        std::signal(SIGXFSZ, SIG_IGN);
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
        const Status status = writeFileAtomically(path, QByteArray(200'000, 'x'));
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &unlimited), 0);

        QVERIFY(!status);
        QCOMPARE(status.error().code, ErrorCode::FileNotWritable);
        QCOMPARE(*readFile(path), QByteArray("old"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), qsizetype(1));
    }
};

QTEST_APPLESS_MAIN(TestAtomicFile)
#include "tst_atomicfile.moc"
