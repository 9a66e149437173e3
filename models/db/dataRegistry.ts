import type { Model } from 'mongoose';
import { affiliateData } from './affiliate.model.ts';
import { affiliateClickData } from './affiliateClick.model.ts';
import { auditLogData } from './auditLog.model.ts';
import { blockData } from './block.model.ts';
import { blogData } from './blog.model.ts';
import { consentData } from './consent.model.ts';
import { contactMessageData } from './contactMessage.model.ts';
import type { Collections } from './database.ts';
import type { DataRule } from './dataRule.ts';
import { endedFlowData } from './endedFlow.model.ts';
import { feedbackData } from './feedback.model.ts';
import { fileData } from './file.model.ts';
import { jobData } from './job.model.ts';
import { jobRunData } from './jobRun.model.ts';
import { lineStoryData } from './lineStory.model.ts';
import { loginData } from './login.model.ts';
import { mailData } from './mail.model.ts';
import { mentorProfileData } from './mentorProfile.model.ts';
import { mentorRatingData } from './mentorRating.model.ts';
import { onboardingTokenData } from './onboardingToken.model.ts';
import { otpData } from './otp.model.ts';
import { productData } from './product.model.ts';
import { queryData } from './query.model.ts';
import { readingData } from './readingBucket.model.ts';
import { reportData } from './report.model.ts';
import { roomEventData } from './roomEvent.model.ts';
import { sessionData } from './session.model.ts';
import { studentProfileData } from './studentProfile.model.ts';
import { userData } from './user.model.ts';

export type CollectionName = keyof Collections;
export type DocumentOf<N extends CollectionName> =
  Collections[N] extends Model<infer D, infer _Q, infer _M, infer _V, infer _H, infer _S> ? D : never;

/**
 * For every collection: what it holds about people, what they are shown of it, and what becomes of it when their account is
 * deleted. A collection without a rule does not compile; the rule itself stands beside the model.
 */
export const DATA_REGISTRY: { [N in CollectionName]: DataRule<DocumentOf<N>> } = {
  users: userData,
  studentProfiles: studentProfileData,
  logins: loginData,
  onboardingTokens: onboardingTokenData,
  endedFlows: endedFlowData,
  otps: otpData,
  products: productData,
  sessions: sessionData,
  readingBuckets: readingData,
  feedback: feedbackData,
  mentorRatings: mentorRatingData,
  mentorProfiles: mentorProfileData,
  roomEvents: roomEventData,
  consents: consentData,
  lineStories: lineStoryData,
  reports: reportData,
  blocks: blockData,
  queries: queryData,
  contactMessages: contactMessageData,
  blogs: blogData,
  jobs: jobData,
  jobRuns: jobRunData,
  mails: mailData,
  files: fileData,
  affiliates: affiliateData,
  affiliateClicks: affiliateClickData,
  auditLog: auditLogData,
};
