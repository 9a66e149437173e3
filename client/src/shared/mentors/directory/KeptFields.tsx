import { FILTER_NAMES, type MentorFilter } from './mentorFilter.ts';

export const KEPT_NAMES = [...FILTER_NAMES, 'sort'] as const;

/** What a form does not ask for, for browsers without scripts. */
export function KeptFields(props: { filter: MentorFilter; names: readonly (typeof KEPT_NAMES)[number][] }) {
  const { filter, names } = props;
  return names
    .filter((name) => filter[name] !== '')
    .map((name) => <input key={name} type="hidden" name={name} value={filter[name]} />);
}
