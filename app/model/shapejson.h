// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/jsonreader.h"
#include "app/model/shape.h"

namespace suanchou {

/// Reads a shape in our own form, as resources/models/library.json has it: hidden, vocab,
/// tied_embeddings, … and layers[{count, mixer{…}, feed_forward{…}, norms}]. Absent fields have the
/// value that TransformerShape gives them; sizes out of range, more experts chosen than there are,
/// or heads that their keys do not divide are refused by name.
TransformerShape readShape(JsonReader& in, const QString& path, std::vector<Error>& errors);

/// The same form, fields at their default left out.
QJsonObject shapeJson(const TransformerShape& shape);

} // namespace suanchou
