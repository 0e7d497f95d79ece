#!/usr/bin/env bash
# A server appears on a network without IPv4, too: only_ipv6.sh TEST-OF-INVITATIONS
set -euo pipefail
command -v ip unshare > /dev/null || exit 77
enter=(unshare --map-root-user --net)
"${enter[@]}" true 2> /dev/null || exit 77
"${enter[@]}" bash -euc '
    ip link add capitol0 type veth peer name capitol1 || exit 77
    ip link set capitol0 up
    ip link set capitol1 up
    ip -6 addr add fd01::1/64 dev capitol0 nodad
    exec "$@"' namespace "$1" servers_appear_and_go
