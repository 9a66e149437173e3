import mongoose, { type Connection } from 'mongoose';
import { affiliateModel } from './affiliate.model.ts';
import { affiliateClickModel } from './affiliateClick.model.ts';
import { auditLogModel } from './auditLog.model.ts';
import { blockModel } from './block.model.ts';
import { blogModel } from './blog.model.ts';
import { consentModel } from './consent.model.ts';
import { contactMessageModel } from './contactMessage.model.ts';
import { endedFlowModel } from './endedFlow.model.ts';
import { feedbackModel } from './feedback.model.ts';
import { fileModel } from './file.model.ts';
import { jobModel } from './job.model.ts';
import { jobRunModel } from './jobRun.model.ts';
import { lineStoryModel } from './lineStory.model.ts';
import { loginModel } from './login.model.ts';
import { mailModel } from './mail.model.ts';
import { mentorProfileModel } from './mentorProfile.model.ts';
import { mentorRatingModel } from './mentorRating.model.ts';
import { onboardingTokenModel } from './onboardingToken.model.ts';
import { otpModel } from './otp.model.ts';
import { productModel } from './product.model.ts';
import { queryModel } from './query.model.ts';
import { readingBucketModel } from './readingBucket.model.ts';
import { reportModel } from './report.model.ts';
import { roomEventModel } from './roomEvent.model.ts';
import { sessionModel } from './session.model.ts';
import { studentProfileModel } from './studentProfile.model.ts';
import { type UpgradeOptions, upgradeSchema } from './upgrades/upgradeSchema.ts';
import { userModel } from './user.model.ts';

function createModels(connection: Connection) {
  return {
    users: userModel(connection),
    studentProfiles: studentProfileModel(connection),
    logins: loginModel(connection),
    onboardingTokens: onboardingTokenModel(connection),
    endedFlows: endedFlowModel(connection),
    otps: otpModel(connection),
    products: productModel(connection),
    sessions: sessionModel(connection),
    readingBuckets: readingBucketModel(connection),
    feedback: feedbackModel(connection),
    mentorRatings: mentorRatingModel(connection),
    mentorProfiles: mentorProfileModel(connection),
    roomEvents: roomEventModel(connection),
    consents: consentModel(connection),
    lineStories: lineStoryModel(connection),
    reports: reportModel(connection),
    blocks: blockModel(connection),
    queries: queryModel(connection),
    contactMessages: contactMessageModel(connection),
    blogs: blogModel(connection),
    jobs: jobModel(connection),
    jobRuns: jobRunModel(connection),
    mails: mailModel(connection),
    files: fileModel(connection),
    affiliates: affiliateModel(connection),
    affiliateClicks: affiliateClickModel(connection),
    auditLog: auditLogModel(connection),
  };
}

export type Collections = ReturnType<typeof createModels>;

export type Database = Collections & {
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
