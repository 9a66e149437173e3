import type { Model } from 'mongoose';
import * as collections from '../collections.ts';
import type { Collections } from '../database.ts';
import type { DataRule } from './dataRule.ts';

export type CollectionName = keyof Collections;
export type DocumentOf<N extends CollectionName> =
  Collections[N] extends Model<infer D, infer _Q, infer _M, infer _V, infer _H, infer _S> ? D : never;

/**
 * For every collection: what it stores about people, what they are shown of it, and what happens to it when their account is
 * deleted. A collection without a rule doesn't compile. Each rule is defined beside its model.
 */
export const DATA_REGISTRY = rulesOf(collections);

function rulesOf<T extends { [N in CollectionName]: { data: DataRule<DocumentOf<N>> } }>(registered: T) {
  const rules = Object.entries(registered).map(([name, { data }]) => [name, data]);
  return Object.fromEntries(rules) as { [N in CollectionName]: DataRule<DocumentOf<N>> };
}
