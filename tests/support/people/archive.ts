import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { downloadArchive } from '@preproom/models/contract/people/privacy';
import unzipper from 'unzipper';
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
  const { files } = await unzipper.Open.buffer(bytes);
  return new Map(
    await Promise.all(files.map(async (file) => [file.path, String(await file.buffer())] as const)),
  );
}
