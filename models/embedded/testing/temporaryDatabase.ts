import { startTemporaryEmbedded } from './temporaryEmbedded.ts';
import { createOnTestServer, type TemporaryDatabase } from './testServer.ts';

/** A database of its own on the MongoDB that TEST_MONGODB_URI names; without it an embedded one in a folder of its own. */
export async function startTemporaryDatabase(): Promise<TemporaryDatabase> {
  return (await createOnTestServer()) ?? startTemporaryEmbedded();
}
