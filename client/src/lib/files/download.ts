import type { Endpoint } from '@preproom/models/contract/http/endpoint';
import { AppError } from '@preproom/models/contract/http/errors';
import { answerOf } from '../api.ts';

/** Downloads a file from an endpoint and reports the bytes received. Throws AppError, also when the transfer breaks off. */
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

/** Not every browser supports `for await` over a ReadableStream. */
async function* piecesOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) return;
    yield piece.value;
  }
}

/** Saves a file to the browser's download folder. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Revoked late, because some browsers read the blob only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
