import { earningEntry, type PayOutcome, payOutcome } from '@preproom/models/contract/mentors/earnings';
import { chunk } from '@preproom/models/db/chunk';
import type { Database } from '@preproom/models/db/database';
import { enterOnce } from '@preproom/models/db/enterOnce';
import { STANDING } from '@preproom/models/db/privacy/standing';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { QueryFilter } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';

declare module '../../../backgroundJobs/jobs.ts' {
  interface JobData {
    /** Enters what sessions that are over have earned. */
    'earnings:settle': Record<string, never>;
  }
}

type Deps = Pick<AppDeps, 'database' | 'clock'>;

const OVER = ['done', 'missed', 'noshow_mentor', 'noshow_learner', 'cancelled'] as const;

/**
 * Decides what sessions that are over have earned, and enters it. The outcome is stored first, by a conditional write, and never changed;
 * a session counts as settled when its entry is there. So any number of processes that die at any point leave exactly one entry.
 */
export async function settleEarnings({ database, clock }: Deps, which: QueryFilter<Session> = {}) {
  const open = await database.sessions
    .find({ ...which, 'pay.isSettled': false, status: { $in: OVER } })
    .sort({ startsAt: 1 })
    .lean<Session[]>();
  for (const sessions of chunk(open)) {
    const facts = await readFacts(database, sessions);
    for (const session of sessions) {
      const outcome = payOutcome(facts(session), clock.now());
      if (outcome) await settle({ database, clock }, session, outcome);
    }
  }
}

/** When feedback was sent, and which learners are still there, of these sessions. */
async function readFacts({ feedback, users }: Database, sessions: readonly Session[]) {
  const done = sessions.filter(({ status, pay }) => status === 'done' && !pay?.outcome);
  const [sent, learners] = await Promise.all([
    feedback
      .find({ roomid: { $in: done.map(({ roomid }) => roomid) }, state: 'submitted' }, FEEDBACK_FIELDS)
      .lean(),
    users.find({ _id: { $in: done.map(({ learnerId }) => learnerId) }, ...STANDING }, { _id: 1 }).lean(),
  ]);
  const sentAt = new Map(sent.map(({ roomid, submittedAt }) => [roomid, submittedAt]));
  const there = new Set(learners.map(({ _id }) => _id.toString()));
  return ({ roomid, status, startsAt, learnerId }: Session) => ({
    status,
    startsAtMs: startsAt.getTime(),
    feedbackSentAtMs: sentAt.get(roomid)?.getTime() ?? null,
    isLearnerThere: there.has(learnerId.toString()),
  });
}
const FEEDBACK_FIELDS = { roomid: 1, submittedAt: 1 };

async function settle(
  { database, clock }: Deps,
  { _id, mentorId, roomid }: Session,
  outcome: PayOutcome,
): Promise<void> {
  const { sessions, earningEntries } = database;
  await sessions.updateOne({ _id, 'pay.outcome': null }, { $set: { 'pay.outcome': outcome } });
  const decided = await sessions.findById(_id).lean<Session>();
  const entry = decided && earningEntry(decided);
  if (entry) {
    const known = await earningEntries.find({ roomid }, { key: 1 }).lean();
    await enterOnce([entry], known, (one) =>
      earningEntries.create({ ...one, mentorId, at: new Date(clock.now()), reference: '' }),
    );
  }
  await sessions.updateOne({ _id }, { $set: { 'pay.isSettled': true } });
}
