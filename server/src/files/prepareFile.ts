import { stat } from 'node:fs/promises';
import { FOLDERS, type Folder, HEIC_TYPES } from '@preproom/models/contract/accounts/folders';
import { AppError } from '@preproom/models/contract/http/errors';
import { fileTypeFromFile } from 'file-type';
import { fileName } from './fileName.ts';
import type { FileProgram, RunFileProgram } from './fileProcesses.ts';
import { preparePicture } from './photo.ts';
import type { PreparedFile, Upload } from './preparedFile.ts';

const DOCUMENT_CHECK: FileProgram = { module: 'documentProcess.ts', tooBig: 'document_too_big' };

/**
 * Detects the type of an upload by its content. Converts a picture to what is stored; checks a document, which is stored as it is.
 * Throws the refusals of `createFileProcesses`, `wrong_file_type` and `heic_photo`.
 */
export async function prepareFile(
  runProgram: RunFileProgram,
  folder: Folder,
  upload: Upload,
  workFolder: string,
): Promise<PreparedFile> {
  const found = await fileTypeFromFile(upload.path).catch(() => undefined);
  const types: readonly string[] = FOLDERS[folder].types;
  const takesPictures = types.includes('image/jpeg');
  if (takesPictures && HEIC_TYPES.includes(found?.mime ?? '')) throw new AppError('heic_photo');
  if (!found || !types.includes(found.mime)) throw new AppError('wrong_file_type');
  if (found.mime.startsWith('image/')) return preparePicture(runProgram, folder, upload, workFolder);
  await runProgram(upload.ownerId, DOCUMENT_CHECK, [upload.path, found.ext]);
  const { size } = await stat(upload.path);
  const name = `${folder}.${found.ext}`;
  return {
    name: fileName(upload.name, folder, found.ext),
    type: found.mime,
    size,
    parts: [{ name, path: upload.path }],
  };
}
