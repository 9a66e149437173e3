import type { Catalog } from './catalog.ts';
import type { Collection } from './collection.ts';

/** Deletes all documents that have expired by a TTL index. */
export function removeExpired(catalog: Catalog, now: Date): void {
  for (const namespace of catalog.namespaces()) expireIn(catalog.require(namespace), now);
}

function expireIn(collection: Collection, now: Date): void {
  for (const { key, expireAfterSeconds, partialFilterExpression } of collection.indexSpecs) {
    const [field] = Object.keys(key);
    if (expireAfterSeconds === undefined || field === undefined) continue;
    const isOver = { [field]: { $lte: new Date(now.getTime() - expireAfterSeconds * 1000) } };
    const filter = partialFilterExpression ? { $and: [isOver, partialFilterExpression] } : isOver;
    for (const document of collection.find({ filter })) collection.remove(document);
  }
}
