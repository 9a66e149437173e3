import { startTemporaryEmbedded } from '@preproom/embedded/testing/temporaryEmbedded';

/**
 * Before the tests: one embedded database for the run, where each product has a database of its own. One per product would
 * start a thread and compile the same code each time. A MongoDB that TEST_MONGODB_URI names is used instead.
 */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env.TEST_MONGODB_URI) return async () => {};
  const database = await startTemporaryEmbedded({ skipsSync: true });
  // The processes that run the tests inherit it.
  process.env.TEST_MONGODB_URI = database.uri;
  return async () => {
    delete process.env.TEST_MONGODB_URI;
    await database.remove();
  };
}
