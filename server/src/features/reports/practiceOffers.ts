import { packState } from '@preproom/models/contract/payments/packDays';
import { nextOf } from '@preproom/models/contract/reports/nextBooking';
import {
  ARTICLES_FOR_PRACTICE,
  type ArticleForPractice,
  EXPERTISE_FOR_PRACTICE,
  type PracticeOffers,
} from '@preproom/models/contract/reports/practiceOffers';
import { LEVEL_RATINGS } from '@preproom/models/contract/reports/progress';
import type { Round } from '@preproom/models/contract/sessions/sessions';
import type { Database } from '@preproom/models/db/database';
import type { PackDocument } from '@preproom/models/db/payments/pack.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { findReportedFeedback } from '../sessions/reportedFeedback.ts';
import { findUsedRounds } from '../sessions/usedRounds.ts';

/** What this learner can practise with now: the round that comes next, mentors who know the subject, and articles. */
export async function readPracticeOffers(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  learnerId: Types.ObjectId,
): Promise<PracticeOffers> {
  const [free, feedback, known, blogs] = await Promise.all([
    findFreeRounds(database, learnerId, clock.now()),
    findReportedFeedback(database, learnerId, { limit: LEVEL_RATINGS }),
    Promise.all(EXPERTISE_FOR_PRACTICE.map((expertise) => isKnown(database, expertise))),
    database.blogs
      .find(
        { slug: { $in: ARTICLES_FOR_PRACTICE }, publishedAt: { $lte: new Date(clock.now()) } },
        { slug: 1, blog_title: 1 },
      )
      .lean(),
  ]);
  return {
    next: nextOf(free, feedback)?.round ?? null,
    expertise: EXPERTISE_FOR_PRACTICE.filter((_, i) => known[i]),
    articles: blogs.map(({ slug, blog_title }) => ({ slug: slug as ArticleForPractice, title: blog_title })),
  };
}

async function findFreeRounds(database: Database, userId: Types.ObjectId, nowMs: number): Promise<Round[]> {
  const packs = await database.packs.find({ userId }).lean<(PackDocument & { _id: Types.ObjectId })[]>();
  const active = packs.find((pack) => packState(pack, pack.closedAt, nowMs) === 'active');
  if (!active) return [];
  const used = await findUsedRounds(database, active._id);
  return active.rounds.filter((round) => !used.has(round) && !active.refundedRounds.includes(round));
}

async function isKnown(database: Database, expertise: string): Promise<boolean> {
  return (await database.mentorProfiles.exists({ status: 'verified', expertise })) !== null;
}
