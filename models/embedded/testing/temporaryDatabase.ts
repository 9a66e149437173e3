import { startTemporaryEmbedded } from './temporaryEmbedded.ts';
import { createOnTestServer, type TemporaryDatabase } from './testServer.ts';

/** A fresh database on the MongoDB of TEST_MONGODB_URI; without it, an embedded one in a temporary folder. */
export async function startTemporaryDatabase(): Promise<TemporaryDatabase> {
  return (await createOnTestServer()) ?? startTemporaryEmbedded();
}
