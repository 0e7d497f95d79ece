// How a server encrypts its lines.
#pragma once

#include <QSslConfiguration>

#include <filesystem>

namespace capitol {

// With the certificate of one file, and those that it needs, and its private key of the other, both PEM.
// Throws std::runtime_error that names the file where one cannot be read, or is something else.
QSslConfiguration read_encryption(const std::filesystem::path& certificate, const std::filesystem::path& key);

} // namespace capitol
