import type { Endpoint } from '@preproom/models/contract/http/endpoint';
import { AppError } from '@preproom/models/contract/http/errors';
import { answerOf } from '../api.ts';

/** Calls an endpoint that answers with a file, and tells how much has come. Throws AppError; half a file is none. */
export async function fetchFile(
  endpoint: Endpoint,
  body: unknown,
  onBytes: (bytes: number) => void,
): Promise<File> {
  const response = await answerOf(endpoint, { body });
  const parts: BlobPart[] = [];
  let bytes = 0;
  try {
    for await (const part of piecesOf(response)) {
      parts.push(part);
      bytes += part.byteLength;
      onBytes(bytes);
    }
  } catch (cause) {
    throw new AppError('unavailable', undefined, { cause });
  }
  const name = /filename="?([^";]+)/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  return new File(parts, name ?? 'download', { type: response.headers.get('Content-Type') ?? '' });
}

/** Not every browser lets a stream be walked. */
async function* piecesOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) return;
    yield piece.value;
  }
}

/** Hands a file to the browser, which puts it where downloads go. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser has taken it by the next turn, at the latest after a while.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
