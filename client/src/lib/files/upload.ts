import { FILE_PART, type StoredFile, uploadFile } from '@preproom/models/contract/accounts/files';
import { FOLDERS, type Folder, type OwnFolder } from '@preproom/models/contract/accounts/folders';
import { type Endpoint, endpointPath } from '@preproom/models/contract/http/endpoint';
import { AppError } from '@preproom/models/contract/http/errors';
import { filledPath, ownHeaders, refusalOf } from '../api.ts';

export interface SendOptions {
  /** Share uploaded so far, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a file to its folder and item. Throws AppError as `callApi` does, or the signal's reason. Uses XMLHttpRequest, because
 * `fetch` has no upload progress.
 */
export async function sendFile(
  place: { folder: OwnFolder; itemId: string },
  file: File,
  options: SendOptions,
): Promise<StoredFile> {
  return (await sendForm<{ file: StoredFile }>(uploadFile, place, file, options)).file;
}

/** Sends a file to an endpoint with `upload`, and answers what that answers. */
export function sendForm<Answer>(
  endpoint: Endpoint,
  params: Record<string, string>,
  file: File,
  { onProgress, signal }: SendOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, filledPath(endpointPath(endpoint), params));
    for (const [name, value] of Object.entries(ownHeaders())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => readAnswer<Answer>(request).then(resolve, reject);
    request.onerror = () => reject(new AppError('unavailable'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.set(FILE_PART, file);
    request.send(form);
  });
}

async function readAnswer<Answer>(request: XMLHttpRequest): Promise<Answer> {
  const { status, responseText } = request;
  if (status === 200) return JSON.parse(responseText) as Answer;
  const wait = request.getResponseHeader('Retry-After');
  throw await refusalOf(new Response(responseText, { status, headers: wait ? { 'Retry-After': wait } : {} }));
}

/** Throws the error that the server would answer, before uploading. A file whose type the browser doesn't know passes. */
export function checkFile(folder: Folder, file: File): void {
  const { maxBytes, types }: { maxBytes: number; types: readonly string[] } = FOLDERS[folder];
  if (file.type !== '' && !types.includes(file.type)) throw new AppError('wrong_file_type');
  if (file.size > maxBytes) throw new AppError('too_large');
}
