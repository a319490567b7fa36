// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/atomicfile.h"

#include "app/base/jsonreader.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

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

    /// /dev/full takes the first bytes of nothing: every write to it fails for lack of space.
    void fullDiskIsNoticed()
    {
        if (!QFile::exists(QStringLiteral("/dev/full")))
            QSKIP("no /dev/full here");
        const Status status
            = writeFileAtomically(QStringLiteral("/dev/full"), QByteArray(200'000, 'x'));
        QVERIFY(!status);
        QCOMPARE(status.error().code, ErrorCode::FileNotWritable);
    }
};

QTEST_APPLESS_MAIN(TestAtomicFile)
#include "tst_atomicfile.moc"
