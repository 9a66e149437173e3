import mongoose, { type Connection } from 'mongoose';
import { productModel } from './business/product.model.ts';
import { auditLogModel } from './operations/auditLog.model.ts';
import { jobRunModel } from './operations/jobRun.model.ts';
import { affiliateModel } from './people/affiliate.model.ts';
import { affiliateClickModel } from './people/affiliateClick.model.ts';
import { consentModel } from './people/consent.model.ts';
import { endedFlowModel } from './people/endedFlow.model.ts';
import { fileModel } from './people/file.model.ts';
import { loginModel } from './people/login.model.ts';
import { mailModel } from './people/mail.model.ts';
import { mentorProfileModel } from './people/mentorProfile.model.ts';
import { onboardingTokenModel } from './people/onboardingToken.model.ts';
import { otpModel } from './people/otp.model.ts';
import { studentProfileModel } from './people/studentProfile.model.ts';
import { userModel } from './people/user.model.ts';
import { readingBucketModel } from './readings/readingBucket.model.ts';
import { blockModel } from './room/block.model.ts';
import { feedbackModel } from './room/feedback.model.ts';
import { lineStoryModel } from './room/lineStory.model.ts';
import { mentorRatingModel } from './room/mentorRating.model.ts';
import { reportModel } from './room/report.model.ts';
import { roomEventModel } from './room/roomEvent.model.ts';
import { sessionModel } from './sessions/session.model.ts';
import { blogModel } from './site/blog.model.ts';
import { contactMessageModel } from './site/contactMessage.model.ts';
import { jobModel } from './site/job.model.ts';
import { queryModel } from './site/query.model.ts';
import { type UpgradeOptions, upgradeSchema } from './upgrades/upgradeSchema.ts';

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
