import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';

/** A database that is initially empty and removed after the test. */
export interface TemporaryDatabase {
  readonly uri: string;
  remove(): Promise<void>;
}

/**
 * A fresh database on the MongoDB of TEST_MONGODB_URI; null without that variable. Throws if the server is unreachable: a
 * run meant for MongoDB must not pass on something else.
 */
export async function createOnTestServer(): Promise<TemporaryDatabase | null> {
  const server = process.env.TEST_MONGODB_URI;
  if (!server) return null;
  const uri = withDatabase(server, `preproom-test-${randomUUID()}`);
  const client = new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: 5_000 });
  await client.connect();
  return {
    uri,
    async remove() {
      await client.db().dropDatabase();
      await client.close();
    },
  };
}

/** The URI with its database name replaced. Not parsed with `URL`, which doesn't support a list of hosts. */
export function withDatabase(uri: string, name: string): string {
  const [, server, options = ''] = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?(\?.*)?$/.exec(uri) ?? [];
  if (!server) throw new Error('TEST_MONGODB_URI must look like mongodb://host:27017');
  return `${server}/${name}${options}`;
}
