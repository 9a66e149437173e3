import { CollectionIndex } from '@preproom/embedded/store/collectionIndex';
import type { IndexSpec } from '@preproom/embedded/store/indexSpec';
import { planQuery } from '@preproom/embedded/store/planner';
import type { Collections, Database } from '@preproom/models/db/database';

interface Find {
  filter: object;
  sort: object;
  hint: object | undefined;
}

/** For each `find` (or count) on the collection that `act` causes: the index that answers it and whether in its order; null for none. */
export async function indexesUsed(
  database: Database,
  model: keyof Collections,
  act: () => Promise<unknown>,
  wanted: 'find' | 'countDocuments' = 'find',
): Promise<(string | null)[]> {
  const finds: Find[] = [];
  database.connection.set(
    'debug',
    (collection: string, method: string, filter: object, options?: { sort?: object; hint?: object }) => {
      if (collection === model && method === wanted)
        finds.push({ filter, sort: options?.sort ?? {}, hint: options?.hint });
    },
  );
  await act();
  database.connection.set('debug', false);
  const specs = (await database[model].collection.indexes()) as unknown as IndexSpec[];
  const indexes = specs.map((spec) => new CollectionIndex(spec));
  const nameOf = (hint: object | undefined) =>
    hint && specs.find(({ key }) => JSON.stringify(key) === JSON.stringify(hint))?.name;
  return finds.map(({ filter, sort, hint }) => {
    const plan = planQuery(indexes, { ...filter }, { ...sort }, nameOf(hint));
    return plan ? Object.keys(plan.index.spec.key).join(' ') : null;
  });
}
