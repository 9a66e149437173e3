import { FILE_PART, type StoredFile } from '@preproom/models/contract/accounts/files';
import type { ErrorBody } from '@preproom/models/contract/http/errorBody';
import sharp from 'sharp';
import type { ApiClient } from '../stack/apiClient.ts';

export const filesPath = (folder: string, itemId: unknown) => `/api/v1.3/files/${folder}/${itemId}`;

/** Sends a file as a page's form does. */
export function upload(
  client: ApiClient,
  path: string,
  content: Buffer,
  name = 'file',
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  form.set(FILE_PART, new Blob([new Uint8Array(content)]), name);
  return client.sendForm<{ file: StoredFile } & Partial<ErrorBody>>(path, form, headers);
}

/** A photo of one colour. */
export function aPhoto(
  background = '#108070',
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
  size = { width: 300, height: 200 },
): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** As much of an iPhone's photo as says what it is. */
export const A_HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic'),
  Buffer.from([0, 0, 0, 0]),
  Buffer.from('mif1heic'),
  Buffer.alloc(200),
]);
