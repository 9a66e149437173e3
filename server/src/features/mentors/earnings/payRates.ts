import { AppError } from '@preproom/models/contract/http/errors';
import type { PayExceptions } from '@preproom/models/contract/mentors/pay';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { PayRateDocument, UnauditedRate } from '@preproom/models/db/mentors/payRate.model';
import { recordAudit } from '@preproom/models/db/operations/audit';
import { Types } from 'mongoose';
import { planCompletion } from '../../../backgroundJobs/completion.ts';
import type { AppDeps } from '../../../deps.ts';

declare module '../../../backgroundJobs/jobs.ts' {
  interface JobData {
    /** Writes the audit log entries of changed amounts: those of one mentor, or of all. */
    'pay:audit': { mentorId: string | null };
    /** Tells the mentors whose pay changed: one mentor, or all (null). */
    'pay:tell': PayNews;
  }
}

type Deps = Pick<AppDeps, 'database' | 'clock' | 'jobs'>;
/** What was stored before a save and after it: the amounts of all mentors, or the exceptions of one. */
export type PayNews = {
  changeId: string;
  mentorId: string | null;
  before: PayExceptions;
  after: PayExceptions;
};

type Rate = Pick<PayRateDocument, 'amounts' | 'revision'>;

/** The amounts as they are stored: for all mentors, or the exceptions of one. */
export async function readRate(
  { database }: Pick<Deps, 'database'>,
  mentorId: Types.ObjectId | null,
): Promise<Rate> {
  const stored = await database.payRates.findOne({ mentorId }).lean<PayRateDocument>();
  return { amounts: stored?.amounts ?? {}, revision: stored?.revision ?? 0 };
}

/**
 * Replaces the amounts, and stores with them what the audit log is to say; the job that writes it after a crash is stored first. Throws
 * `conflict` unless the stored ones are of this revision; 0: none are stored.
 */
export async function saveRate(
  deps: Deps,
  mentorId: Types.ObjectId | null,
  { amounts, revision }: Rate,
  actorId: string,
): Promise<Rate> {
  const before = await readRate(deps, mentorId);
  const at = new Date(deps.clock.now());
  const change = { _id: new Types.ObjectId(), actorId: new Types.ObjectId(actorId), at };
  const id = mentorId?.toString() ?? null;
  await planCompletion(deps.jobs, at, { kind: 'pay:audit', key: String(change._id), data: { mentorId: id } });
  await store(deps, mentorId, { amounts, revision }, { ...change, before: before.amounts, after: amounts });
  await auditRates(deps, id);
  return { amounts, revision: revision + 1 };
}

async function store(
  { database: { payRates } }: Deps,
  mentorId: Types.ObjectId | null,
  { amounts, revision }: Rate,
  change: UnauditedRate,
): Promise<void> {
  const stored = { amounts, revision: revision + 1 };
  if (revision === 0) {
    await payRates.create({ mentorId, ...stored, unaudited: [change] }).catch((error) => {
      throw isDuplicateKey(error) ? new AppError('conflict') : error;
    });
    return;
  }
  const { matchedCount } = await payRates.updateOne(
    { mentorId, revision },
    { $set: stored, $push: { unaudited: change } },
  );
  if (matchedCount === 0) throw new AppError('conflict');
}

/** Writes what the audit log does not say yet about these amounts, and has the mentors told. Safe to run twice. */
export async function auditRates(
  { database, jobs }: Pick<Deps, 'database' | 'jobs'>,
  mentorId: string | null,
): Promise<void> {
  const rate = await database.payRates.findOne({ mentorId }).lean();
  for (const { _id, actorId, at, before, after } of rate?.unaudited ?? []) {
    const targetId = rate?.mentorId ?? rate?._id ?? _id;
    await recordAudit(database, { at, actorId, action: 'pay:change', targetId, before, after }, _id);
    const data = { changeId: String(_id), mentorId, before, after };
    await jobs.add({ kind: 'pay:tell', key: data.changeId, data });
    await database.payRates.updateOne({ mentorId }, { $pull: { unaudited: { _id } } });
  }
}
