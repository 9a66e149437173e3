import { earningEntry, type PayOutcome, payOutcome } from '@preproom/models/contract/mentors/earnings';
import { chunked } from '@preproom/models/db/chunk';
import { enterOnce } from '@preproom/models/db/enterOnce';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { QueryFilter } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { readSessionFacts } from './sessionFacts.ts';
import { tellOfEarning } from './tellMentor.ts';

declare module '../../../backgroundJobs/jobs.ts' {
  interface JobData {
    /** Enters what sessions that are over have earned. */
    'earnings:settle': Record<string, never>;
  }
}

export type SettleDeps = Pick<AppDeps, 'database' | 'clock' | 'log' | 'metrics' | 'notify'>;

const OVER = ['done', 'missed', 'noshow_mentor', 'noshow_learner', 'cancelled'] as const;

/**
 * Decides what sessions that are over have earned, and enters it. The outcome is stored first, by a conditional write, and never changed;
 * a session counts as settled when its entry is there. So any number of processes that die at any point leave exactly one entry. A
 * session that fails is left for the next run, and keeps no other from its pay.
 */
export async function settleEarnings(deps: SettleDeps, which: QueryFilter<Session> = {}): Promise<void> {
  const open = deps.database.sessions
    .find({ ...which, 'pay.isSettled': false, status: { $in: OVER } })
    .lean<Session[]>()
    .cursor();
  for await (const sessions of chunked<Session>(open)) {
    const facts = await readSessionFacts(deps.database, sessions);
    for (const session of sessions) {
      try {
        const outcome = payOutcome(facts(session), deps.clock.now());
        if (outcome) await settle(deps, session, outcome);
      } catch (error) {
        deps.metrics.unsettledEarnings.inc();
        deps.log.error({ err: error, roomid: session.roomid }, 'what a session earned could not be entered');
      }
    }
  }
}

async function settle(
  deps: SettleDeps,
  { _id, mentorId, roomid }: Session,
  outcome: PayOutcome,
): Promise<void> {
  const { sessions, earningEntries } = deps.database;
  await sessions.updateOne({ _id, 'pay.outcome': null }, { $set: { 'pay.outcome': outcome } });
  const decided = await sessions.findById(_id).lean<Session>();
  const entry = decided && earningEntry(decided);
  if (entry) {
    const known = await earningEntries.find({ roomid }, { key: 1 }).lean();
    await enterOnce([entry], known, (one) =>
      earningEntries.create({ ...one, mentorId, at: new Date(deps.clock.now()), reference: '' }),
    );
    if (entry.paise > 0) await tellOfEarning(deps, decided, entry.paise);
  }
  await sessions.updateOne({ _id }, { $set: { 'pay.isSettled': true } });
}
