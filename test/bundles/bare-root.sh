#!/bin/sh
# Runs a program of Node in a root that holds nothing but Node, what Node is linked with and the code of one function, all of it
# read-only but /tmp: as Lambda does. In a namespace of its own, so that nothing of it is left.
# Usage: bare-root.sh NODE CODE_FOLDER PROGRAM
set -eu
node=$1 code=$2 program=$3
root=$(mktemp -d)
mount -t tmpfs -o size=64m none "$root"
bind() { mkdir -p "$root$(dirname "$2")"; : > "$root$2"; mount --bind "$1" "$root$2"; }
bind "$node" /bin/node
ldd "$node" | grep -o '/[^ ]*' | sort -u | while read -r library; do bind "$(readlink -f "$library")" "$library"; done
for device in null zero urandom random; do bind "/dev/$device" "/dev/$device"; done
mkdir -p "$root/var/task" "$root/tmp" "$root/proc" "$root/etc"
printf 'sbx:x:993:990::/home/sbx:/sbin/nologin\n' > "$root/etc/passwd"
printf '127.0.0.1 localhost\n' > "$root/etc/hosts"
printf '%s' "$program" > "$root/run.mjs"
mount --bind "$code" "$root/var/task"
mount -o remount,bind,ro "$root/var/task"
mount -t tmpfs -o size=1024m none "$root/tmp"
mount -t proc none "$root/proc"
mount -o remount,ro "$root"
# nobody in particular, as there: who is root may do more
exec unshare --user --map-user=993 --map-group=990 --root="$root" --wd=/ /bin/node --enable-source-maps /run.mjs
