import { RIGHTS } from '@preproom/models/contract/accounts/team/rights';
import {
  CONFIRMED_STEPS,
  type ConfirmedStep,
  OPENING_STEPS,
  type Opening,
} from '@preproom/models/contract/team/opening';
import type { Database } from '@preproom/models/db/database';
import { recordAudit } from '@preproom/models/db/operations/audit';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';

/** In the audit log the steps concern nobody, but the product itself. */
const PRODUCT_ID = new Types.ObjectId('0'.repeat(24));

type OpeningDeps = Pick<AppDeps, 'database' | 'config'>;

/** The steps of opening; null when all are done, or outside production. */
export async function readOpening({ database, config }: OpeningDeps): Promise<Opening | null> {
  if (!config.isProduction) return null;
  const [confirmed, mentor, program, payment, unprotected] = await Promise.all([
    readConfirmed(database),
    database.mentorProfiles.exists({ status: 'verified' }),
    database.products.exists({ activate: true }),
    database.ledgerEntries.exists({ kind: 'captured' }),
    countUnprotected(database),
  ]);
  const done = {
    seller: config.sellerOnPages !== null,
    mentor: mentor !== null,
    programs: program !== null,
    payment: payment !== null,
    secondFactor: unprotected === 0,
  };
  const steps = OPENING_STEPS.map((step) => ({
    step,
    isDone: step in done ? done[step as keyof typeof done] : confirmed.has(step as ConfirmedStep),
  }));
  return steps.every(({ isDone }) => isDone) ? null : steps;
}

/** Members of the team without two-step login. */
async function countUnprotected({ users, secondFactors }: Database): Promise<number> {
  const members = await users.find({ rights: { $in: RIGHTS } }, { _id: 1 }).lean();
  const ids = members.map(({ _id }) => _id);
  return members.length - (await secondFactors.countDocuments({ userId: { $in: ids } }));
}

/** The audit log is where it is kept who said so, and when: the newest entry of a step counts. */
async function readConfirmed({ auditLog }: Database): Promise<Set<ConfirmedStep>> {
  const entries = await auditLog
    .find({ action: 'opening:confirm', targetId: PRODUCT_ID }, { after: 1 })
    .sort({ at: -1, _id: -1 })
    .limit(MAX_ENTRIES)
    .lean();
  const newest = (step: ConfirmedStep) =>
    entries
      .map(({ after }) => after as { step: ConfirmedStep; isDone: boolean })
      .find((after) => after.step === step);
  return new Set(CONFIRMED_STEPS.filter((step) => newest(step)?.isDone));
}

/** Many times as many as there are steps. */
const MAX_ENTRIES = 200;

/** Says that a step is done, or that it is not after all. One that is so already is not noted again. */
export async function confirmStep(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  actorId: string,
  step: ConfirmedStep,
  isDone: boolean,
): Promise<void> {
  const wasDone = (await readConfirmed(database)).has(step);
  if (wasDone === isDone) return;
  await recordAudit(database, {
    at: new Date(clock.now()),
    actorId,
    action: 'opening:confirm',
    targetId: PRODUCT_ID,
    before: { step, isDone: wasDone },
    after: { step, isDone },
  });
}
