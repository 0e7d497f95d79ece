// What a server tells the local network of itself, in one datagram.
#pragma once

#include "common/game_names.h"
#include "connection/server_address.h"
#ifndef Q_MOC_RUN // Qt 6.4 cannot read it
#include "table/listing.h"
#endif

#include <QHostAddress>

#include <optional>

namespace capitol::app {

inline constexpr quint16 announcingPort = 7412;
inline constexpr qsizetype longestAnnouncement = 1200; // bytes: whole on every network
inline constexpr std::size_t mostAnnounced = 6;        // tables

struct Announcement
{
    QString host{};             // the name of the person who hosts
    QString game = capitolGame; // see game_names.h
    quint16 port = usualPort;   // of the server
    QByteArray fingerprint{};   // of its certificate; empty without encryption
    std::vector<table::Listing> tables{};
};

QByteArray printAnnouncement(const Announcement& announcement);
// Nothing for anything else: whoever is on the network can send what they like.
std::optional<Announcement> readAnnouncement(const QByteArray& datagram);

} // namespace capitol::app
