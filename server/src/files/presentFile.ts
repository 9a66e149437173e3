import type { StoredFile } from '@preproom/models/contract/people/files';
import type { File } from '@preproom/models/db/people/file.model';

/** What those see of a file who may read it: never where it is kept, nor what makes its address. */
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
