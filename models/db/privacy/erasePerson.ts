import type { Model, QueryFilter, Types } from 'mongoose';
import type { Database } from '../database.ts';
import { type CollectionName, DATA_REGISTRY, type DocumentOf } from './dataRegistry.ts';
import type { Anonymised, DataRule, DataSubject, Stored } from './dataRule.ts';
import { findDataSubject } from './dataSubject.ts';

type AnyDocument = Record<string, unknown>;
/** Removes what lies outside the database and belongs to a document, such as the content of a file; it goes first. */
export type ExternalCleanup = { [N in CollectionName]?: (document: Stored<DocumentOf<N>>) => Promise<void> };
type Ask = (userId: Types.ObjectId) => Promise<boolean>;

/** What the others are found by goes after them: the sessions name the rooms, the account everything. */
const LAST: readonly CollectionName[] = ['sessions', 'users'];

/**
 * Removes a person from every collection, as the registry says. Done again from any point it ends alike, so whoever finds an
 * account half removed begins anew; the account itself goes last.
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
  // Twice: others' requests that had begun before may have written about the person meanwhile.
  for (const name of [...names, ...names, ...LAST])
    await eraseFrom(database, name, { person, isThere, externalCleanup });
  // A log-in may have come in between; without the account it opens nothing, and it goes as well.
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
    else await model.updateOne({ _id }, { $set: change(document, person) });
  }
}

/** Asks for each account once: those who met somebody often are asked for often. */
function accountsAsked(database: Database): Ask {
  const known = new Map<string, Promise<boolean>>();
  return (userId) => {
    const key = userId.toString();
    const asked = known.get(key) ?? database.users.exists({ _id: userId }).then((found) => found !== null);
    known.set(key, asked);
    return asked;
  };
}
