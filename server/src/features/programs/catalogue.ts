import { AppError } from '@preproom/models/contract/http/errors';
import { ProgramDetails } from '@preproom/models/contract/programs/products';
import type { AuditAction } from '@preproom/models/contract/team/auditActions';
import type { Undoable } from '@preproom/models/contract/team/undo';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { recordAudit } from '@preproom/models/db/operations/audit';
import type { ProductDocument } from '@preproom/models/db/programs/product.model';
import { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { recordUndoable, type Undo } from '../../undo/undo.ts';

export type CatalogueDeps = Pick<AppDeps, 'database' | 'clock' | 'jobs'>;
/** Who changes the catalogue; null for a command. */
type ActorId = Types.ObjectId | string | null;
export type StoredProgram = ProductDocument & { _id: Types.ObjectId };

/** Adds a program. Throws `bad_request` with the wrong fields, and `conflict` for a name that is taken. */
export async function addProgram(
  { database, clock }: Pick<CatalogueDeps, 'database' | 'clock'>,
  actorId: ActorId,
  details: Partial<Record<string, unknown>>,
): Promise<StoredProgram> {
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

interface Change {
  actorId: ActorId;
  /** The values that whoever changes it was shown. */
  seen?: Partial<ProductDocument>;
  to: Partial<ProgramDetails>;
  action?: AuditAction;
}

/**
 * Changes a program, and answers it; one that opens has everyone on its waitlist mailed. Orders and packs keep what they were made with. Throws `not_found`, `bad_request` with the
 * wrong fields, and `conflict` for a name that is taken, a value that is not the one that was seen, or a change at the same moment;
 * nothing is changed then.
 */
export async function changeProgram(
  { database, clock, jobs }: CatalogueDeps,
  which: { _id: string } | { product_name: string },
  { actorId, seen = {}, to, action = 'program:change' }: Change,
): Promise<Undoable & { program: StoredProgram }> {
  const stored = await database.products.findOne(which).lean<StoredProgram>();
  if (!stored) throw new AppError('not_found');
  if (!holds(stored, seen)) throw new AppError('conflict');
  const { _id, ...before } = stored;
  const after = checked({ ...detailsOf(before), ...to });
  const changed = (Object.keys(after) as (keyof ProductDocument)[]).filter(
    (field) => !holds(before, { [field]: after[field] }),
  );
  if (changed.length === 0) return { program: stored, undo: null };
  if (!(await write(database, stored, after))) throw new AppError('conflict');
  const { undo } = await recordUndoable(database, {
    at: new Date(clock.now()),
    actorId,
    action,
    targetId: _id,
    before: only(before, changed),
    after: only(after, changed),
  });
  // The waitlist's recurring job looks at all open programs, so a crash before this only delays the mails.
  if (after.activate && !before.activate)
    await jobs.add({ kind: 'waitlist:notify', key: `${_id.toString()}-${clock.now()}`, data: {} });
  return { program: { _id, ...after }, undo };
}

/** Takes a change of a program back, unless what it leaves would be no right program any more. */
export function undoProgram(database: Database): Undo['run'] {
  return async ({ targetId, before, after }) => {
    const stored = await database.products.findById(targetId).lean<StoredProgram>();
    if (!stored || !holds(stored, after as object)) return false;
    try {
      return await write(
        database,
        stored,
        checked({ ...detailsOf(stored), ...only(before as object, DETAILS) }),
      );
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  };
}

/** Matches only the values that were read, so that two changes at once cannot overwrite each other. */
async function write(
  { products }: Database,
  stored: StoredProgram,
  after: ProductDocument,
): Promise<boolean> {
  const { matchedCount } = await products
    .updateOne({ _id: stored._id, ...only(stored, Object.keys(after)) }, { $set: after })
    .catch(refuseTakenName);
  return matchedCount === 1;
}

const DETAILS = Object.keys(ProgramDetails.shape);

function detailsOf(product: ProductDocument): object {
  return only(product, DETAILS);
}

function holds(program: object, values: object): boolean {
  const held = program as Record<string, unknown>;
  return Object.entries(values).every(
    ([field, value]) => JSON.stringify(held[field]) === JSON.stringify(value),
  );
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
