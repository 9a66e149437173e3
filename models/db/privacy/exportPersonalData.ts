import type { Model } from 'mongoose';
import type { Database } from '../database.ts';
import { type CollectionName, DATA_REGISTRY } from './dataRegistry.ts';
import type { DataRule, DataSubject, Stored } from './dataRule.ts';

type AnyDocument = Record<string, unknown>;

/** The person's view of one collection, one document at a time. */
export async function* exportCollection(
  database: Database,
  name: CollectionName,
  person: DataSubject,
): AsyncGenerator<object> {
  const rule = DATA_REGISTRY[name] as DataRule<AnyDocument>;
  if (rule.kind === null) return;
  const model = database[name] as unknown as Model<AnyDocument>;
  for (const filter of rule.of(person)) {
    for await (const document of model.find(filter).lean<Stored<AnyDocument>>().cursor()) {
      const shown = rule.show(document, person);
      if (shown) yield shown;
    }
  }
}
