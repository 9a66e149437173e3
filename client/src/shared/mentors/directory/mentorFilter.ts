import { EXPERTISE_NAMES } from '@preproom/models/contract/catalogues/expertise';
import { MENTOR_LANGUAGE_NAMES } from '@preproom/models/contract/catalogues/languages';
import { MAX_SEARCH_LENGTH } from '@preproom/models/contract/http/paging';
import { MENTOR_LIMITS } from '@preproom/models/contract/mentors/mentorLife';
import { ROUNDS } from '@preproom/models/contract/sessions/rounds';
import type { Round } from '@preproom/models/contract/sessions/sessions';
import { pageNumber } from '../../../lib/page/pageNumber.ts';

/** At least so many stars. */
export const RATINGS = ['3', '4'] as const;
/** Days until the next free time, at most. */
export const FREE_WITHIN = ['1', '3', '7'] as const;
export const SORTS = ['free', 'rating', 'newest'] as const;

/** The address's filter as the API takes it. Ignores empty and unknown values. */
export interface MentorFilter {
  page: number;
  q: string;
  /** That they interview for. */
  round: '' | Round;
  expertise: string;
  language: string;
  company: string;
  rating: '' | (typeof RATINGS)[number];
  freeWithin: '' | (typeof FREE_WITHIN)[number];
  introduction: '' | '1';
  sort: (typeof SORTS)[number];
}
export type MentorFilterName = Exclude<keyof MentorFilter, 'page' | 'sort'>;

export const FILTER_NAMES = [
  'q',
  'round',
  'expertise',
  'language',
  'company',
  'rating',
  'freeWithin',
  'introduction',
] as const satisfies readonly MentorFilterName[];

export function mentorFilter(search: URLSearchParams): MentorFilter {
  const text = (name: string, longest: number) => (search.get(name) ?? '').trim().slice(0, longest);
  const choice = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === search.get(name)) ?? '';
  return {
    page: pageNumber(search),
    q: text('q', MAX_SEARCH_LENGTH),
    round: choice('round', ROUNDS),
    expertise: choice('expertise', Object.keys(EXPERTISE_NAMES)),
    language: choice('language', Object.keys(MENTOR_LANGUAGE_NAMES)),
    company: text('company', MENTOR_LIMITS.company),
    rating: choice('rating', RATINGS),
    freeWithin: choice('freeWithin', FREE_WITHIN),
    introduction: choice('introduction', ['1']),
    sort: choice('sort', SORTS) || 'free',
  };
}

/** The filters that are set, without page and order. */
export function setFilters(filter: MentorFilter): MentorFilterName[] {
  return FILTER_NAMES.filter((name) => filter[name] !== '');
}

/** The address's query after a change: on page 1, and without what is empty. */
export function changedSearch(
  search: URLSearchParams,
  change: Partial<Record<MentorFilterName | 'sort', string>>,
): URLSearchParams {
  const after = new URLSearchParams(search);
  after.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}

/** As the calls for lists of mentors take it. */
export function filterQuery({ page, round, rating, freeWithin, introduction, ...texts }: MentorFilter) {
  return {
    ...texts,
    page: String(page),
    round: round || undefined,
    rating: rating || undefined,
    freeWithin: freeWithin || undefined,
    introduction: introduction || undefined,
  };
}
