// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/configfields.h"
#include "app/model/families.h"

namespace suanchou {

/// Everything that the layers of one file share, and the file itself.
struct ConfigSource
{
    ConfigFields& fields;
    const ModelFamily& family;
    QString type;
    int layers = 0;
    int hidden = 0;
};

/// Falcon has had three names.
bool isFalcon(const QString& type);

/// The layers of a decoder, one group each, in the order of the file. What cannot be used goes to
/// the report of the fields. otherText grows by weights of layers that are no attention and no
/// block.
std::vector<LayerGroup> layersOf(const ConfigSource& in, double& otherText);

} // namespace suanchou
