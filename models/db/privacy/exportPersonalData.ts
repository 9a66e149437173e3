import type { Model } from 'mongoose';
import type { Database } from '../database.ts';
import { type CollectionName, DATA_REGISTRY, type DocumentOf } from './dataRegistry.ts';
import type { DataRule, DataSubject, Stored } from './dataRule.ts';

type AnyDocument = Record<string, unknown>;
/** What is shown of a document besides its rule: words that only the server has, such as those of a question. */
export type ExportDetails = { [N in CollectionName]?: (document: Stored<DocumentOf<N>>) => object };

/** The person's view of one collection, one document at a time. */
export async function* exportCollection(
  database: Database,
  name: CollectionName,
  person: DataSubject,
  details: ExportDetails = {},
): AsyncGenerator<object> {
  const rule = DATA_REGISTRY[name] as DataRule<AnyDocument>;
  if (rule.kind === null) return;
  const model = database[name] as unknown as Model<AnyDocument>;
  const detail = details[name] as ((document: Stored<AnyDocument>) => object) | undefined;
  for (const filter of rule.of(person)) {
    for await (const document of model.find(filter).lean<Stored<AnyDocument>>().cursor()) {
      const shown = rule.show(document, person);
      if (shown) yield { ...shown, ...detail?.(document) };
    }
  }
}
