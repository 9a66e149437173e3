import { MAX_HITS } from '@preproom/models/contract/team/search';
import type { Database } from '@preproom/models/db/database';
import type { Model, QueryFilter, Types } from 'mongoose';
import type { SearchedField } from '../../../lists/listDefinition.ts';
import { searchConditions } from '../../../lists/searchConditions.ts';

export interface Hits<Hit> {
  hits: Hit[];
  hasMore: boolean;
}

export const NOTHING: Hits<never> = { hits: [], hasMore: false };

type Found<Document, Field extends keyof Document> = Pick<Document, Field> & { _id: Types.ObjectId };

/**
 * The first documents that have the text in one of these fields, each asked by its index; one more than is shown, which tells whether
 * there are more. None for a text that is too short.
 */
export async function findByText<Document, Field extends keyof Document & string>(
  database: Database,
  // biome-ignore lint/complexity/noBannedTypes: as Mongoose's own defaults; models differ in their virtuals.
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  model: Model<Document, {}, {}, any>,
  {
    text,
    fields,
    show,
    filter = {},
  }: {
    text: string;
    fields: readonly SearchedField[];
    show: readonly Field[];
    filter?: QueryFilter<Document>;
  },
): Promise<Found<Document, Field>[]> {
  const steps = (await searchConditions(database, text, fields)) ?? [];
  const shown = Object.fromEntries(show.map((path) => [path, 1]));
  const answers = await Promise.all(
    steps.map(({ condition, index }) => {
      const found = model.find({ $and: [filter, condition] } as QueryFilter<Document>, shown);
      return (index ? found.hint(index) : found).limit(MAX_HITS + 1).lean<Found<Document, Field>[]>();
    }),
  );
  return [...new Map(answers.flat().map((found) => [found._id.toString(), found])).values()];
}

/** As many as are shown. */
export function firstHits<Document, Hit>(
  found: readonly Document[],
  present: (one: Document) => Hit,
): Hits<Hit> {
  return { hits: found.slice(0, MAX_HITS).map(present), hasMore: found.length > MAX_HITS };
}

/** The names of these people; those whose accounts are gone have none. */
export async function namesOf(
  { users }: Database,
  ids: readonly Types.ObjectId[],
): Promise<Map<string, string>> {
  const people = await users.find({ _id: { $in: ids } }, { Name: 1 }).lean();
  return new Map(people.map(({ _id, Name }) => [_id.toString(), Name]));
}
