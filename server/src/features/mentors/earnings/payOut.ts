import { AppError } from '@preproom/models/contract/http/errors';
import { indianMonth } from '@preproom/models/contract/http/indianDays';
import { earningBalances, payablePaise } from '@preproom/models/contract/mentors/earnings';
import type { EarningEntryDocument } from '@preproom/models/db/mentors/earningEntry.model';
import { auditPayoutEntry, type NewPayout, payoutCount, payoutEntry } from '@preproom/models/db/payouts';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { type Book, enterByTeam } from '../../../payouts/enterByTeam.ts';
import { readEarnings } from './entries.ts';
import { forgetPaidDetails } from './keptDetails.ts';
import { tellOfPayment } from './tellMentor.ts';

declare module '../../../backgroundJobs/jobs.ts' {
  interface JobData {
    /** Completes a payout or a correction: audit log, notice, e-mail. */
    'earnings:audit': { entryId: string };
  }
}

export type PayoutDeps = Pick<AppDeps, 'database' | 'clock' | 'jobs' | 'mail' | 'notify'>;

interface SeenPayouts {
  /** How many payouts and corrections whoever makes it has seen. */
  payouts: number;
}

interface NewMentorPayout extends NewPayout, SeenPayouts {
  /** The last month that it is for. */
  through: string;
  /** Withheld from `paise` as tax. */
  tdsPaise: number;
}

interface NewCorrection extends SeenPayouts, Pick<NewPayout, 'ownerId' | 'actorId' | 'paise'> {
  reason: string;
}

const NO_SESSION = { roomid: null, round: null, isFree: false, startsAt: null, outcome: null } as const;

/**
 * Enters a payout for the months up to one that is over, at most what was earned in them. Throws `bad_request` naming the month or the
 * amount, and `conflict` after a payout or a correction that was not seen, or for a reference that is there already.
 */
export async function payMentorOut(
  deps: PayoutDeps,
  { through, payouts, tdsPaise, ...payout }: NewMentorPayout,
): Promise<void> {
  await enterByTeam(deps, mentorBook(deps), payout.ownerId, (entries, at) => {
    if (through >= indianMonth(at.getTime()))
      throw new AppError('bad_request', undefined, { fields: { through: 'is not over yet' } });
    requireSeen(entries, payouts);
    const entry = payoutEntry(payout, entries, { availablePaise: payablePaise(entries, through), at });
    return { ...entry, ...NO_SESSION, mentorId: payout.ownerId, through, tdsPaise };
  });
}

/** Adds to what a mentor has earned or takes from it, below zero if need be. Throws `conflict` as `payMentorOut`. */
export async function correctMentor(
  deps: PayoutDeps,
  { ownerId, actorId, paise, reason, payouts }: NewCorrection,
): Promise<void> {
  await enterByTeam(deps, mentorBook(deps), ownerId, (entries, at) => {
    requireSeen(entries, payouts);
    const payoutNumber = payouts + 1;
    const key = `correction:${ownerId}:${payoutNumber}`;
    const availablePaise = earningBalances(entries).duePaise;
    const made = { key, kind: 'corrected', paise, at, reference: '', reason } as const;
    return { ...made, ...NO_SESSION, mentorId: ownerId, actorId, payoutNumber, availablePaise };
  });
}

function requireSeen(entries: readonly EarningEntryDocument[], payouts: number): void {
  if (payoutCount(entries) !== payouts) throw new AppError('conflict');
}

function mentorBook(deps: PayoutDeps): Book<EarningEntryDocument> {
  return {
    read: (mentorId) => readEarnings(deps.database, mentorId),
    store: (entry) => deps.database.earningEntries.create(entry),
    complete: (entryId) => completeTeamEntry(deps, entryId),
    completedBy: 'earnings:audit',
  };
}

/** What follows a payout or a correction. Safe to run twice; does nothing for one that was refused. */
export async function completeTeamEntry(deps: PayoutDeps, entryId: string): Promise<void> {
  const entry = await deps.database.earningEntries
    .findById(entryId)
    .lean<EarningEntryDocument & { _id: Types.ObjectId }>();
  if (!entry) return;
  const { kind, mentorId, paise, tdsPaise, reference, reason } = entry;
  if (kind === 'corrected')
    await auditPayoutEntry(deps.database, 'earnings:correct', mentorId, entry, { paise, reason });
  else
    await auditPayoutEntry(deps.database, 'earnings:pay', mentorId, entry, {
      paise: -paise,
      tdsPaise,
      reference,
    });
  await tellOfPayment(deps, entry);
  await forgetPaidDetails(deps, { mentorId });
}
