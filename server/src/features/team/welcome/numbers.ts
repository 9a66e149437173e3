import { indianDayBounds } from '@preproom/models/contract/http/indianDays';
import { MAIL_JOB } from '@preproom/models/contract/team/deliveries';
import { MAX_COUNTED, type Welcome } from '@preproom/models/contract/team/welcome';
import type { Database } from '@preproom/models/db/database';
import { cancellingMentors } from '../../sessions/team/cancellations.ts';

const TAKING_PLACE = ['booked', 'live', 'done', 'missed', 'noshow_mentor', 'noshow_learner'] as const;
/** What is kept of payments; payments that paid for nothing go back whole. */
const REVENUE = ['captured', 'refunded'] as const;
/** Reviews that a mentor has reported, until the team decides. */
export const REPORTED_REVIEWS = { 'report.reportedAt': { $gt: new Date(0) } };
const UP_TO = { limit: MAX_COUNTED };

type Numbers<Part extends 'people' | 'money' | 'operations'> = NonNullable<Welcome[Part]>;
type During = { $gte: Date; $lt: Date };

/** What the right to people covers. */
export async function countPeople(
  database: Database,
  nowMs: number,
  feedbackOverdue: number,
): Promise<Numbers<'people'>> {
  const { sessions, users, mentorProfiles, queries, contactMessages, reports, mentorRatings } = database;
  const [live, next, held, signUps, pending, changed, cancelling, ...open] = await Promise.all([
    sessions.countDocuments({ status: 'live' }),
    sessions
      .findOne({ status: 'booked', startsAt: { $gt: new Date(nowMs) } }, { startsAt: 1 })
      .sort({ startsAt: 1 })
      .lean(),
    perDay(nowMs, (startsAt) => sessions.countDocuments({ status: { $in: TAKING_PLACE }, startsAt })),
    perDay(nowMs, (createdAt) => users.countDocuments({ role: 'user', createdAt })),
    mentorProfiles.countDocuments({ status: 'pending' }, UP_TO),
    mentorProfiles.countDocuments({ isChanged: true }, UP_TO),
    cancellingMentors(database, nowMs),
    queries.countDocuments({ status: 'open' }, UP_TO),
    contactMessages.countDocuments({ status: 'open' }, UP_TO),
    reports.countDocuments({ state: 'open' }, UP_TO),
    mentorRatings.countDocuments(REPORTED_REVIEWS, UP_TO),
  ]);
  const [callbacks, messages, openReports, reviews] = open;
  return {
    sessions: { ...held, now: live, next: next?.startsAt.toISOString() ?? null },
    signUps,
    mentors: { pending, changed, cancelling: cancelling.length },
    feedbackOverdue,
    callbacks,
    messages,
    reports: openReports,
    reviews,
  };
}

/** What the right to money covers. */
export async function sumMoney({ ledgerEntries }: Database, nowMs: number): Promise<Numbers<'money'>> {
  const revenue = await perDay(nowMs, async (at) => {
    const [sum] = await ledgerEntries.aggregate<{ paise: number }>([
      { $match: { kind: { $in: REVENUE }, at } },
      { $group: { _id: null, paise: { $sum: '$paise' } } },
    ]);
    return sum?.paise ?? 0;
  });
  return { revenue };
}

/** E-mails and background jobs that failed for good. */
export async function countOperations({ jobRuns }: Database): Promise<Numbers<'operations'>> {
  const [mails, jobs] = await Promise.all([
    jobRuns.countDocuments({ state: 'failed', kind: MAIL_JOB }, UP_TO),
    jobRuns.countDocuments({ state: 'failed', kind: { $ne: MAIL_JOB } }, UP_TO),
  ]);
  return { mails, jobs };
}

/** The number of today and that of all of yesterday, in Indian days. */
async function perDay(nowMs: number, count: (during: During) => PromiseLike<number>) {
  const today = indianDayBounds(nowMs);
  const before = indianDayBounds(today.from.getTime() - 1);
  const [ofToday, ofYesterday] = await Promise.all(
    [today, before].map(({ from, to }) => count({ $gte: from, $lt: to })),
  );
  return { today: ofToday ?? 0, yesterday: ofYesterday ?? 0 };
}
