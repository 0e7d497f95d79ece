// Variant files in a folder that goes away with the test.
#pragma once

#include "capitol/variant/library.h"

#include <QByteArray>
#include <QTemporaryDir>

#include <filesystem>
#include <string>
#include <string_view>

// A folder of files and the library that looks there first and among the shipped variants next.
class Folder
{
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    // Makes the folders in between; returns the file.
    std::filesystem::path write(const std::string& name, std::string_view text) const;
    std::filesystem::path path() const;
    capitol::Library library() const;

private:
    QTemporaryDir m_folder;
};

// The shipped variants alone.
capitol::Library shipped_library();
// All messages, a line each: what a failing comparison shows.
QByteArray texts(const capitol::Diagnostics& diagnostics);
// What differs between rules, a line each: likewise.
QByteArray compare(const capitol::Ruleset& a, const capitol::Ruleset& b);
// A variant file that extends schmidt: `text` begins in line 4.
std::string child_of_schmidt(std::string_view text);
