import { stat } from 'node:fs/promises';
import { AppError } from '@preproom/models/contract/http/errors';
import { FOLDERS, type Folder, HEIC_TYPES } from '@preproom/models/contract/people/folders';
import { fileTypeFromFile } from 'file-type';
import { fileName } from './fileName.ts';
import type { RenderPhoto } from './photo.ts';
import type { PreparedFile } from './preparedFile.ts';

/**
 * Detects the type of an upload by its content and converts it to what is stored. Throws `wrong_file_type`, `heic_photo`,
 * `unreadable_file` or `picture_too_big`, and while too many pictures wait `too_many_requests` or `unavailable`.
 */
export async function prepareFile(
  renderPhoto: RenderPhoto,
  folder: Folder,
  upload: { path: string; name: string; ownerId: string },
  workFolder: string,
): Promise<PreparedFile> {
  const found = await fileTypeFromFile(upload.path).catch(() => undefined);
  const types: readonly string[] = FOLDERS[folder].types;
  if (folder === 'photo' && HEIC_TYPES.includes(found?.mime ?? '')) throw new AppError('heic_photo');
  if (!found || !types.includes(found.mime)) throw new AppError('wrong_file_type');
  if (folder === 'photo') return renderPhoto(upload.ownerId, upload.path, workFolder);
  const { size } = await stat(upload.path);
  const name = `${folder}.${found.ext}`;
  return {
    name: fileName(upload.name, folder, found.ext),
    type: found.mime,
    size,
    parts: [{ name, path: upload.path }],
  };
}
