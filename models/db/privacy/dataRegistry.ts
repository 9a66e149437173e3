import type { Model } from 'mongoose';
import { productData } from '../business/product.model.ts';
import type { Collections } from '../database.ts';
import { auditLogData } from '../operations/auditLog.model.ts';
import { jobRunData } from '../operations/jobRun.model.ts';
import { affiliateData } from '../people/affiliate.model.ts';
import { affiliateClickData } from '../people/affiliateClick.model.ts';
import { consentData } from '../people/consent.model.ts';
import { endedFlowData } from '../people/endedFlow.model.ts';
import { fileData } from '../people/file.model.ts';
import { loginData } from '../people/login.model.ts';
import { mailData } from '../people/mail.model.ts';
import { mentorProfileData } from '../people/mentorProfile.model.ts';
import { onboardingTokenData } from '../people/onboardingToken.model.ts';
import { otpData } from '../people/otp.model.ts';
import { studentProfileData } from '../people/studentProfile.model.ts';
import { userData } from '../people/user.model.ts';
import { readingData } from '../readings/readingBucket.model.ts';
import { blockData } from '../room/block.model.ts';
import { feedbackData } from '../room/feedback.model.ts';
import { lineStoryData } from '../room/lineStory.model.ts';
import { mentorRatingData } from '../room/mentorRating.model.ts';
import { reportData } from '../room/report.model.ts';
import { roomEventData } from '../room/roomEvent.model.ts';
import { sessionData } from '../sessions/session.model.ts';
import { blogData } from '../site/blog.model.ts';
import { contactMessageData } from '../site/contactMessage.model.ts';
import { jobData } from '../site/job.model.ts';
import { queryData } from '../site/query.model.ts';
import type { DataRule } from './dataRule.ts';

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
