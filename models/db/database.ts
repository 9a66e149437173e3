import mongoose, { type Connection } from 'mongoose';
import { blockModel } from './block.model.ts';
import { consentModel } from './consent.model.ts';
import { feedbackModel } from './feedback.model.ts';
import { lineStoryModel } from './lineStory.model.ts';
import { loginModel } from './login.model.ts';
import { mentorRatingModel } from './mentorRating.model.ts';
import { productModel } from './product.model.ts';
import { readingBucketModel } from './readingBucket.model.ts';
import { reportModel } from './report.model.ts';
import { roomEventModel } from './roomEvent.model.ts';
import { sessionModel } from './session.model.ts';
import { type UpgradeOptions, upgradeSchema } from './upgrades/upgradeSchema.ts';
import { userModel } from './user.model.ts';

function createModels(connection: Connection) {
  return {
    users: userModel(connection),
    logins: loginModel(connection),
    products: productModel(connection),
    sessions: sessionModel(connection),
    readingBuckets: readingBucketModel(connection),
    feedback: feedbackModel(connection),
    mentorRatings: mentorRatingModel(connection),
    roomEvents: roomEventModel(connection),
    consents: consentModel(connection),
    lineStories: lineStoryModel(connection),
    reports: reportModel(connection),
    blocks: blockModel(connection),
  };
}

export type Database = ReturnType<typeof createModels> & {
  connection: Connection;
  /** Resolves when the database answers, rejects when it does not within two seconds. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Connects, brings what is stored up to this program's version (else throws SchemaError), and makes sure that every index exists
 * before the first write. While the database is away calls fail within two seconds (`isDatabaseDown`) instead of waiting, and
 * work again by themselves once it is back.
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
    // Before models and indexes: an upgrade may have to change what one of them would refuse.
    await upgradeSchema(connection.getClient().db(connection.name), onUpgrade ? { onUpgrade } : {});
    const models = createModels(connection);
    for (const model of Object.values(models)) await model.createIndexes();
    return present(connection, models);
  } catch (error) {
    await connection.close();
    throw error;
  }
}

function present(connection: Connection, models: ReturnType<typeof createModels>): Database {
  return {
    ...models,
    connection,
    async ping() {
      await connection.db?.command({ ping: 1 }, { timeoutMS: 2_000 });
    },
    close: () => connection.close(),
  };
}
