#!/bin/sh
# drill.sh BACKUP KEY FOLDER: opens an encrypted backup into a new data folder and checks everything in it.
set -eu
backup=$(realpath "$1") key=$(realpath "$2") folder=$(realpath -m "$3")
cd "$(dirname "$0")/../../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
age -d -i "$key" "$backup" | tar -C "$work" -xzf -
export DATA_DIR="$folder"
node_modules/.bin/node server/bin/restore.ts "$work"/preproom-*
node_modules/.bin/node models/embedded/main.ts --check
node_modules/.bin/node server/bin/ledger.ts
