import { storeNumbered } from '@preproom/models/db/payouts';
import type { Clock } from '@preproom/models/runtime/clock';
import { Types } from 'mongoose';
import type { JobData, Jobs } from '../backgroundJobs/jobs.ts';

/** Much longer than the write takes: the job must not run before it. */
const COMPLETED_AFTER_MS = 60_000;

/** The kinds of jobs whose data is the id of an entry. */
type EntryJob = {
  [Kind in keyof JobData]: JobData[Kind] extends { entryId: string } ? Kind : never;
}[keyof JobData];

/** The entries of what we owe to people of one kind. */
export interface Book<Entry> {
  /** All of one person, the earliest first. */
  read(ownerId: Types.ObjectId): Promise<Entry[]>;
  store(entry: Entry & { _id: Types.ObjectId }): Promise<unknown>;
  /** What follows an entry: its line in the audit log, and what its owner is told. Safe to run twice; does nothing for an unknown id. */
  complete(entryId: string): Promise<void>;
  /** Runs `complete`. */
  completedBy: EntryJob;
}

/**
 * Enters a payout or a correction that somebody of the team makes, computed from the entries before it. The job that completes it after
 * a crash is stored first. Throws what `entryOf` throws, and `conflict` when another one was entered at the same moment.
 */
export async function enterByTeam<Entry>(
  { clock, jobs }: { clock: Clock; jobs: Jobs },
  book: Book<Entry>,
  ownerId: Types.ObjectId,
  entryOf: (entries: Entry[], at: Date) => Entry,
): Promise<void> {
  const at = new Date(clock.now());
  const entry = entryOf(await book.read(ownerId), at);
  const _id = new Types.ObjectId();
  const entryId = _id.toString();
  const runAt = new Date(at.getTime() + COMPLETED_AFTER_MS);
  await jobs.add({ kind: book.completedBy, key: entryId, runAt, data: { entryId } });
  await storeNumbered(() => book.store({ ...entry, _id }));
  await book.complete(entryId);
}
