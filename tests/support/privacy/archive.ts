import { text } from 'node:stream/consumers';
import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { downloadArchive } from '@preproom/models/contract/privacy/privacy';
import { fromBufferPromise } from 'yauzl';
import type { ApiClient } from '../stack/apiClient.ts';
import type { Stack } from '../stack/startStack.ts';

/** Asks for the person's data archive. */
export async function requestArchive(stack: Stack, client: ApiClient, body: object = { proof: null }) {
  const response = await fetch(stack.url + endpointPath(downloadArchive), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: stack.url, cookie: client.cookie },
    body: JSON.stringify(body),
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** The archive's files by path. */
export async function unpackArchive(bytes: Buffer): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  return files;
}
