import { DAY_MS, HOUR_MS } from '@preproom/models/contract/http/durations';
import type { Database } from '@preproom/models/db/database';
import type { SessionDocument } from '@preproom/models/db/sessions/session.model';
import { createSession } from '@preproom/models/db/testing/factories';
import { aSubmission } from '../reports/feedback.ts';

export interface RatedSessionOf {
  daysAgo: number;
  /** Everywhere; null: the feedback is still due. */
  stars: number | null;
  /** Replaces some of these stars. */
  ratings?: Record<string, number | string>;
  session?: Partial<SessionDocument>;
}

/** A done session of two people with submitted feedback. */
export async function createRatedSession(
  database: Database,
  people: Pick<SessionDocument, 'learnerId' | 'mentorId'>,
  { daysAgo, stars, ratings = {}, session = {} }: RatedSessionOf,
) {
  const startsAt = new Date(Date.now() - daysAgo * DAY_MS);
  // Neither holds its time nor uses a round: tests create many.
  const free = { holdsTime: false, usesRound: false } as const;
  const done = await createSession(database, { ...people, startsAt, status: 'done', ...free, ...session });
  if (stars === null) return done;
  const submittedAt = new Date(startsAt.getTime() + HOUR_MS);
  const submission = aSubmission(stars);
  await database.feedback.create({
    ...people,
    roomid: done.roomid,
    ratings: { ...submission.ratings, ...ratings },
    remarks: submission.remarks,
    ...{ state: 'submitted', savedAt: submittedAt, submittedAt },
  });
  return done;
}
