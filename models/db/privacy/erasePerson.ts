import type { Model, QueryFilter, Types } from 'mongoose';
import type { Database } from '../database.ts';
import { type CollectionName, DATA_REGISTRY, type DocumentOf } from './dataRegistry.ts';
import type { Anonymised, DataRule, DataSubject, Stored } from './dataRule.ts';
import { findDataSubject } from './dataSubject.ts';

type AnyDocument = Record<string, unknown>;
/** Deletes what a document refers to outside the database, such as a file's content. Runs before the document is deleted. */
export type ExternalCleanup = { [N in CollectionName]?: (document: Stored<DocumentOf<N>>) => Promise<void> };
type Ask = (userId: Types.ObjectId) => Promise<boolean>;

/**
 * Erased last, because the other collections are found through them: sessions name the rooms, the account names everything. The
 * audit log comes after all that may still lead to an entry: changes of the team that wait to be completed.
 */
const LAST: readonly CollectionName[] = ['sessions', 'auditLog', 'users'];

/**
 * Removes a person from every collection by the registry's rules. Safe to repeat after an interruption, because the account
 * itself goes last.
 */
export async function erasePerson(
  database: Database,
  userId: Types.ObjectId,
  externalCleanup: ExternalCleanup,
): Promise<void> {
  const person = await findDataSubject(database, userId);
  if (!person) return;
  const isThere = accountsAsked(database);
  const names = (Object.keys(DATA_REGISTRY) as CollectionName[]).filter((name) => !LAST.includes(name));
  // Two passes, because requests in flight may have written about the person during the first.
  for (const name of [...names, ...names, ...LAST])
    await eraseFrom(database, name, { person, isThere, externalCleanup });
  // Deletes a login created in between. Without the account it is already useless.
  await database.logins.deleteMany({ userId });
}

interface Erasing {
  person: DataSubject;
  isThere: Ask;
  externalCleanup: ExternalCleanup;
}

async function eraseFrom(database: Database, name: CollectionName, erasing: Erasing): Promise<void> {
  const rule = DATA_REGISTRY[name] as DataRule<AnyDocument>;
  if (rule.kind === null) return;
  const model = database[name] as unknown as Model<AnyDocument>;
  const cleanUp = erasing.externalCleanup[name] as
    | ((document: Stored<AnyDocument>) => Promise<void>)
    | undefined;
  for (const filter of rule.of(erasing.person)) {
    if (rule.whenDeleted !== 'erased') await anonymise(model, filter, rule.whenDeleted, erasing);
    else if (cleanUp) await eraseEach(model, filter, cleanUp);
    else await model.deleteMany(filter);
  }
}

async function eraseEach(
  model: Model<AnyDocument>,
  filter: QueryFilter<AnyDocument>,
  cleanUp: (document: Stored<AnyDocument>) => Promise<void>,
): Promise<void> {
  for await (const document of model.find(filter).lean<Stored<AnyDocument>>().cursor()) {
    await cleanUp(document);
    await model.deleteOne({ _id: document._id });
  }
}

async function anonymise(
  model: Model<AnyDocument>,
  filter: QueryFilter<AnyDocument>,
  { neededBy, change }: Anonymised<AnyDocument>,
  { person, isThere }: Erasing,
): Promise<void> {
  for await (const document of model.find(filter).lean<Stored<AnyDocument>>().cursor()) {
    const { _id } = document;
    const needs = neededBy?.(document, person);
    const isNeeded = !needs || (!needs.equals(person._id) && (await isThere(needs)));
    if (!isNeeded) await model.deleteOne({ _id });
    else await redact(model, _id, change(document, person));
  }
}

/** Past the model, which refuses changes where entries are only added. */
async function redact(model: Model<AnyDocument>, _id: Types.ObjectId, fields: AnyDocument): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  await model.collection.updateOne({ _id }, { $set: fields }, { ignoreUndefined: true });
}

/** Looks up each account once, because the same people recur in many documents. */
function accountsAsked(database: Database): Ask {
  const known = new Map<string, Promise<boolean>>();
  return (userId) => {
    const key = userId.toString();
    const asked = known.get(key) ?? database.users.exists({ _id: userId }).then((found) => found !== null);
    known.set(key, asked);
    return asked;
  };
}
