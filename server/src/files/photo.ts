import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FOLDERS, type Folder, PHOTO_SIZES } from '@preproom/models/contract/accounts/folders';
import { fileName } from './fileName.ts';
import type { FileProgram, RunFileProgram } from './fileProcesses.ts';
import type { PreparedFile, Upload } from './preparedFile.ts';

const PROGRAM: FileProgram = { module: 'pictureProcess.ts', tooBig: 'picture_too_big' };

/** Re-encodes a picture upright in the two sizes of a photo or of an article's picture; no byte and no metadata of the upload is kept. */
export async function preparePicture(
  runProgram: RunFileProgram,
  folder: Folder,
  { ownerId, path, name }: Upload,
  workFolder: string,
): Promise<PreparedFile> {
  await runProgram(ownerId, PROGRAM, [path, workFolder, folder === 'photo' ? 'photo' : 'article']);
  const parts = await Promise.all(Object.keys(PHOTO_SIZES).map((size) => partOf(workFolder, size)));
  const size = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  // A public picture does not tell what its owner calls it.
  const shownName = FOLDERS[folder].isPublic ? `${folder}.webp` : fileName(name, folder, 'webp');
  return { name: shownName, type: 'image/webp', size, parts };
}

async function partOf(folder: string, square: string) {
  const name = `${square}.webp`;
  const path = join(folder, name);
  const { size: bytes } = await stat(path);
  return { name, path, bytes };
}
