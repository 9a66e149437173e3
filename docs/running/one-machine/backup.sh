#!/bin/sh
# Makes a backup, encrypts it, copies it to another place and removes old ones. A step that fails ends it, and BackupOld fires.
set -eu
: "${DATA_DIR:?}" "${BACKUP_DIR:?}" "${BACKUP_RECIPIENT:?}"
cd "$(dirname "$0")/../../.."
work=$(mktemp -d "$BACKUP_DIR/work-XXXXXX")
finish() {
  status=$?
  rm -rf "$work"
  # Without a copy that can be used there was no backup.
  [ "$status" = 0 ] || rm -f "$DATA_DIR/last-backup"
}
trap finish EXIT

node_modules/.bin/node server/bin/backup.ts "$work"
name=$(basename "$work"/preproom-*)
tar -C "$work" -czf - "$name" | age -r "$BACKUP_RECIPIENT" -o "$work/$name.tar.gz.age"
mv "$work/$name.tar.gz.age" "$BACKUP_DIR/"
if [ -n "${OFFSITE:-}" ]; then rsync -a --include='*.age' --exclude='*' "$BACKUP_DIR/" "$OFFSITE/"; fi
find "$BACKUP_DIR" -maxdepth 1 -name 'preproom-*.tar.gz.age' -mtime "+${KEEP_DAYS:-30}" -delete
echo "Encrypted as $BACKUP_DIR/$name.tar.gz.age"
