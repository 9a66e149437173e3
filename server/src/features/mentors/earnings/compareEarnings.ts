import { earningBalances, earningEntry } from '@preproom/models/contract/mentors/earnings';
import { chunked } from '@preproom/models/db/chunk';
import type { Database } from '@preproom/models/db/database';
import type { EarningEntryDocument } from '@preproom/models/db/mentors/earningEntry.model';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { AppDeps } from '../../../deps.ts';
import { eachMentorsEarnings } from './entries.ts';

declare module '../../../backgroundJobs/jobs.ts' {
  interface JobData {
    'earnings:compare': Record<string, never>;
  }
}

/** A session whose entries are not what its outcome says, or a payout of more than its mentor had earned by then. */
export interface EarningDifference {
  /** A session's room, or a mentor's id. */
  id: string;
  what: 'earning' | 'paid';
  /** What it should be, at most in the case of `paid`. */
  due: number;
  entered: number;
}

export interface EarningReport {
  earnedPaise: number;
  paidPaise: number;
  /** Sessions that are over and whose outcome or entry is still to come. */
  open: number;
  differences: EarningDifference[];
}

/**
 * Recomputes what every settled session has earned, and compares it with the entries; changes nothing. Sessions of two deleted accounts
 * are erased; their entries stay and are summed up alone.
 */
export async function compareEarnings(database: Database): Promise<EarningReport> {
  const differences = await compareSessions(database);
  let [earnedPaise, paidPaise] = [0, 0];
  for await (const { mentorId, entries } of eachMentorsEarnings(database)) {
    const balances = earningBalances(entries);
    earnedPaise += balances.earnedPaise + balances.correctedPaise;
    paidPaise += balances.paidPaise;
    const beyond = paidBeyond(entries);
    if (beyond) differences.push({ id: mentorId.toString(), what: 'paid', ...beyond });
  }
  const open = await database.sessions.countDocuments({ 'pay.isSettled': false, status: { $nin: RUNNING } });
  return { earnedPaise, paidPaise, open, differences };
}

async function compareSessions({ sessions, earningEntries }: Database): Promise<EarningDifference[]> {
  const differences: EarningDifference[] = [];
  const settled = sessions.find({ 'pay.isSettled': true }, SESSION_FIELDS).lean<Session[]>().cursor();
  for await (const part of chunked<Session>(settled)) {
    const rooms = part.map(({ roomid }) => roomid);
    const entries = await earningEntries.find({ roomid: { $in: rooms } }).lean<EarningEntryDocument[]>();
    const byRoom = Map.groupBy(entries, ({ roomid }) => roomid);
    for (const session of part) {
      const due = earningEntry(session)?.paise ?? 0;
      const entered = earningBalances(byRoom.get(session.roomid) ?? []).earnedPaise;
      if (due !== entered) differences.push({ id: session.roomid, what: 'earning', due, entered });
    }
  }
  return differences;
}

/** The first payout of more than was there at its time. A later correction may leave less than was paid; that is no fault. */
function paidBeyond(entries: readonly EarningEntryDocument[]): { due: number; entered: number } | null {
  let balance = 0;
  for (const { kind, paise } of entries) {
    if (kind === 'paid' && -paise > balance) return { due: Math.max(0, balance), entered: -paise };
    balance += paise;
  }
  return null;
}
const SESSION_FIELDS = { roomid: 1, round: 1, isFree: 1, startsAt: 1, pay: 1 };
const RUNNING = ['booked', 'live'] as const;

/** Compares, and reports what differs to the log and the metrics. */
export async function reportEarningDifferences({ database, log, metrics }: AppDeps): Promise<void> {
  const { open, differences } = await compareEarnings(database);
  metrics.ledgerDifferences.inc(differences.length);
  if (differences.length > 0)
    log.error(
      { differences: differences.slice(0, 100), count: differences.length },
      'earnings differ from sessions',
    );
  else log.info({ open }, 'earnings agree with all sessions');
}
