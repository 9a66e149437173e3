import type { StoredFile } from '@preproom/models/contract/accounts/files';
import type { File } from '@preproom/models/db/accounts/file.model';

/** The fields of a file for people who may read it. Storage key and secret never leave the server. */
export function presentFile({ _id, folder, itemId, name, type, size, createdAt }: File): StoredFile {
  return {
    _id: _id.toString(),
    folder,
    itemId: itemId.toString(),
    name,
    type,
    size,
    createdAt: createdAt.toISOString(),
  };
}
