import mongoose, { type Connection } from 'mongoose';
import { type AnnouncedCollection, onWrite } from './announceWrites.ts';
import * as collections from './collections.ts';
import { type UpgradeOptions, upgradeSchema } from './upgrades/upgradeSchema.ts';

type Registered = typeof collections;
export type Collections = { [N in keyof Registered]: ReturnType<Registered[N]['model']> };

function createModels(connection: Connection): Collections {
  const models = Object.entries(collections).map(([name, { model }]) => [name, model(connection)]);
  return Object.fromEntries(models) as Collections;
}

export type Database = Collections & {
  connection: Connection;
  /** Resolves when the database answers, rejects when it does not within two seconds. */
  ping(): Promise<void>;
  /** Calls back after each write that this process makes to the collection. Writes of other processes are not noticed. */
  onWrite(collection: AnnouncedCollection, listener: () => void): void;
  close(): Promise<void>;
};

/**
 * Connects, upgrades the stored data to this program's version (throws SchemaError if that fails), and creates all indexes
 * before the first write. While the database is unreachable, calls fail within two seconds (`isDatabaseDown`) instead of
 * waiting; they recover once it is back.
 */
export async function openDatabase(
  uri: string,
  { onUpgrade }: Pick<UpgradeOptions, 'onUpgrade'> = {},
): Promise<Database> {
  const connection = mongoose.createConnection(uri, {
    autoIndex: false,
    bufferCommands: false,
    serverSelectionTimeoutMS: 2_000,
    socketTimeoutMS: 20_000,
    ignoreUndefined: true,
  });
  await connection.asPromise();
  try {
    // Upgrades run before models and indexes, because an index may reject data that an upgrade fixes.
    await upgradeSchema(connection.getClient().db(connection.name), onUpgrade ? { onUpgrade } : {});
    const models = createModels(connection);
    for (const model of Object.values(models)) await createIndexes(model);
    return present(connection, models);
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** In one command: Mongoose's own `createIndexes` sends one for each index, and each waits for the disk. */
async function createIndexes({ collection, schema }: Collections[keyof Collections]): Promise<void> {
  const indexes = schema
    .indexes()
    .map(([key, options]) => ({ key, ...options }) as mongoose.mongo.IndexDescription);
  if (indexes.length > 0) await collection.createIndexes(indexes);
}

function present(connection: Connection, models: Collections): Database {
  return {
    ...models,
    connection,
    async ping() {
      await connection.db?.command({ ping: 1 }, { timeoutMS: 2_000 });
    },
    onWrite: (collection, listener) => onWrite(connection, collection, listener),
    close: () => connection.close(),
  };
}
