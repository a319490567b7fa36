// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/error.h"

#include <tl/expected.hpp>

namespace suanchou {

/// A value, or the reason why there is none. The only file that names tl::expected: std::expected
/// of GCC 12 is invisible to clang-tidy 14 and lacks and_then.
template <class T>
using Result = tl::expected<T, Error>;
using Status = Result<void>;

[[nodiscard]] inline tl::unexpected<Error> fail(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

[[nodiscard]] inline tl::unexpected<Error> fail(ErrorCode code, QVariantMap params = {})
{
    return tl::unexpected<Error>(Error{code, std::move(params), {}});
}

} // namespace suanchou
