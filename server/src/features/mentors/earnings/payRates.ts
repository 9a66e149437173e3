import { AppError } from '@preproom/models/contract/http/errors';
import type { PayExceptions } from '@preproom/models/contract/mentors/pay';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { PayRateDocument } from '@preproom/models/db/mentors/payRate.model';
import { recordAudit } from '@preproom/models/db/operations/audit';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';

type Deps = Pick<AppDeps, 'database' | 'clock'>;
type Rate = Pick<PayRateDocument, 'amounts' | 'revision'>;

/** The amounts as they are stored: for all mentors, or the exceptions of one. */
export async function readRate({ database }: Deps, mentorId: Types.ObjectId | null): Promise<Rate> {
  const stored = await database.payRates.findOne({ mentorId }).lean<PayRateDocument>();
  return { amounts: stored?.amounts ?? {}, revision: stored?.revision ?? 0 };
}

/** Replaces the amounts. Throws `conflict` unless the stored ones are of this revision; 0: none are stored. */
export async function saveRate(
  deps: Deps,
  mentorId: Types.ObjectId | null,
  { amounts, revision }: Rate,
  actorId: string,
): Promise<Rate> {
  const before = await readRate(deps, mentorId);
  const rateId = await store(deps, mentorId, { amounts, revision });
  await recordAudit(deps.database, {
    at: new Date(deps.clock.now()),
    actorId,
    action: 'pay:change',
    targetId: mentorId ?? rateId,
    before: before.amounts,
    after: amounts,
  });
  return { amounts, revision: revision + 1 };
}

async function store(
  { database: { payRates } }: Deps,
  mentorId: Types.ObjectId | null,
  { amounts, revision }: { amounts: PayExceptions; revision: number },
): Promise<Types.ObjectId> {
  const stored = { amounts, revision: revision + 1 };
  if (revision === 0) {
    const created = await payRates.create({ mentorId, ...stored }).catch((error) => {
      throw isDuplicateKey(error) ? new AppError('conflict') : error;
    });
    return created._id;
  }
  const saved = await payRates.findOneAndUpdate({ mentorId, revision }, { $set: stored }).lean();
  if (!saved) throw new AppError('conflict');
  return saved._id;
}
