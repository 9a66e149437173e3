import { asciiDigits } from '@preproom/models/contract/http/digits';
import { ID_FORM } from '@preproom/models/contract/http/forms';
import { MIN_SEARCH_LENGTH } from '@preproom/models/contract/http/lists';
import { queryWords } from '@preproom/models/contract/http/searchText';
import type { Database } from '@preproom/models/db/database';
import { hasWord, startsWith } from '@preproom/models/db/searchWords';
import { Types } from 'mongoose';
import type { SearchedField } from './listDefinition.ts';

type Condition = Record<string, unknown>;

/** A condition and the index that answers it, which databases would else pass over for one in the order of the sort. */
export interface SearchStep {
  condition: Condition;
  index?: Record<string, 1 | -1>;
}

/** A search by person looks at so many people. */
const MAX_PEOPLE = 200;

/**
 * A condition for each field in which this text may be found; null when the text is too short to search for. Each uses an index, so
 * they are asked one by one rather than with `$or`.
 */
export async function searchConditions(
  database: Database,
  text: string,
  fields: readonly SearchedField[],
): Promise<SearchStep[] | null> {
  const typed = text.trim();
  if (typed.length < MIN_SEARCH_LENGTH) return null;
  const people = fields.some(({ as }) => as === 'person') ? await findPeople(database, typed) : [];
  return fields.flatMap(({ path, as, index = { [path]: 1 } }) =>
    as === 'person'
      ? [{ condition: { [path]: { $in: people } }, index }]
      : CONDITIONS[as](path, typed).map((condition) => ({ condition, index })),
  );
}

async function findPeople({ users }: Database, typed: string): Promise<Types.ObjectId[]> {
  const conditions = [...CONDITIONS.words('nameWords', typed), ...CONDITIONS.start('Email', typed)];
  const people = await Promise.all(
    conditions.map((condition) => users.find(condition, { _id: 1 }).limit(MAX_PEOPLE).lean()),
  );
  return people.flat().map(({ _id }) => _id);
}

const CONDITIONS: Record<
  Exclude<SearchedField['as'], 'person'>,
  (path: string, typed: string) => Condition[]
> = {
  words: (path, typed) => {
    const words = queryWords(typed).map((word) => ({ [path]: hasWord(word) }));
    return words.length > 0 ? [{ $and: words }] : [];
  },
  start: (path, typed) => [{ [path]: startsWith(typed.toLowerCase()) }],
  phone: (path, typed) => {
    const digits = asciiDigits(typed)
      .replace(/[\s().-]/g, '')
      .replace(/^\+/, '')
      // As it is dialled within India (0) or from abroad (00).
      .replace(/^0+/, '');
    if (!/^\d{3,15}$/.test(digits)) return [];
    return [`+${digits}`, `+91${digits}`].map((number) => ({ [path]: startsWith(number) }));
  },
  code: (path, typed) => [{ [path]: typed.toUpperCase() }],
  exact: (path, typed) => [{ [path]: typed }],
  id: (path, typed) => (ID_FORM.test(typed) ? [{ [path]: new Types.ObjectId(typed) }] : []),
};
