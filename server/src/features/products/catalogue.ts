import { ProgramDetails } from '@preproom/models/contract/business/products';
import { AppError } from '@preproom/models/contract/http/errors';
import type { ProductDocument } from '@preproom/models/db/business/product.model';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { recordAudit } from '@preproom/models/db/operations/audit';
import { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { openProgram } from './openProgram.ts';

export type CatalogueDeps = Pick<AppDeps, 'database' | 'clock' | 'jobs'>;
/** Who changes the catalogue; null for a command. */
type ActorId = Types.ObjectId | null;
type Stored = ProductDocument & { _id: Types.ObjectId };

/** Adds a program. Throws `bad_request` with the wrong fields, and `conflict` for a name that is taken. */
export async function addProgram(
  { database, clock }: Pick<CatalogueDeps, 'database' | 'clock'>,
  actorId: ActorId,
  details: Partial<Record<string, unknown>>,
): Promise<Stored> {
  const added = { _id: new Types.ObjectId(), ...checked(details) };
  await database.products.create(added).catch(refuseTakenName);
  const { _id, ...after } = added;
  await recordAudit(database, {
    at: new Date(clock.now()),
    actorId,
    action: 'program:add',
    targetId: _id,
    after,
  });
  return added;
}

/**
 * Changes the program of this name, and answers it. Orders and packs keep what they were made with. Throws `not_found`,
 * `bad_request` with the wrong fields, and `conflict` for a name that is taken or a change at the same moment; nothing is changed then.
 */
export async function changeProgram(
  deps: CatalogueDeps,
  actorId: ActorId,
  name: string,
  change: Partial<ProgramDetails>,
): Promise<Stored> {
  const { database, clock } = deps;
  const stored = await database.products.findOne({ product_name: name }).lean<Stored>();
  if (!stored) throw new AppError('not_found');
  const { _id, ...before } = stored;
  const after = checked({ ...detailsOf(before), ...change });
  const changed = (Object.keys(after) as (keyof ProductDocument)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  if (changed.length === 0) return stored;
  const isOpening = after.activate && !before.activate;
  // Opened last, so that nobody is mailed about a program that still has its old price.
  const written = isOpening ? { ...after, activate: false } : after;
  // Matches only the values that were read, so that two changes at once cannot overwrite each other.
  const { matchedCount } = await database.products
    .updateOne({ _id, ...only(before, Object.keys(after)) }, { $set: written })
    .catch(refuseTakenName);
  if (matchedCount === 0) throw new AppError('conflict');
  await recordAudit(database, {
    at: new Date(clock.now()),
    actorId,
    action: 'program:change',
    targetId: _id,
    before: only(before, changed),
    after: only(after, changed),
  });
  if (isOpening) await openProgram(deps, _id);
  return { _id, ...after };
}

const DETAILS = Object.keys(ProgramDetails.shape);

function detailsOf(product: ProductDocument): object {
  return only(product, DETAILS);
}

/** Throws `bad_request` with what is wrong of each field. */
function checked(details: Partial<Record<string, unknown>>): ProductDocument {
  const result = ProgramDetails.safeParse(details);
  if (result.success) return { ...result.data, total_session: result.data.sessionIncludes.length };
  const faults = result.error.issues.map(({ path, message }) => {
    const field = String(path[0]);
    return [field, details[field] === undefined ? 'is missing' : message];
  });
  throw new AppError('bad_request', undefined, { fields: Object.fromEntries(faults) });
}

function only(from: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
}

function refuseTakenName(error: unknown): never {
  throw isDuplicateKey(error)
    ? new AppError('conflict', undefined, { fields: { product_name: 'is taken' } })
    : error;
}
