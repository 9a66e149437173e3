import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { TagLink } from '../../../ui/forms/Tag.tsx';
import { Link } from '../../../ui/Link.tsx';
import { useFilterTexts } from './filterTexts.ts';
import { changedSearch, FILTER_NAMES, type MentorFilter, setFilters } from './mentorFilter.ts';

/** The set filters, each with a link that removes it. */
export function SetFilters({ filter }: { filter: MentorFilter }) {
  const { t } = useLingui();
  const texts = useFilterTexts();
  const [search] = useSearchParams();
  const names = setFilters(filter);
  if (names.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={t`Active filters`} className="contents">
        {names.map((name) => {
          const words = texts.chosen(filter, name);
          return (
            <li key={name} className="max-w-full">
              <TagLink
                to={{ search: String(changedSearch(search, { [name]: '' })) }}
                isChosen
                label={t`Remove filter: ${words}`}
              >
                {words}
              </TagLink>
            </li>
          );
        })}
      </ul>
      <Link to={{ search: clearedSearch(search) }} className="inline-flex min-h-9 items-center text-14">
        <Trans>Clear filters</Trans>
      </Link>
    </div>
  );
}

/** The address's query without filters. */
export function clearedSearch(search: URLSearchParams): string {
  return String(changedSearch(search, Object.fromEntries(FILTER_NAMES.map((name) => [name, '']))));
}
