import { Trans, useLingui } from '@lingui/react/macro';
import { TagLink } from '../../ui/forms/Tag.tsx';
import { Link } from '../../ui/Link.tsx';
import { isFiltered, type JobFilter, type JobFilterName, jobsPath, skillsOf } from './jobFilter.ts';
import { useJobTexts } from './jobTexts.ts';

/** The active filters, each with a link that removes it. */
export function ChosenFilters({ filter }: { filter: JobFilter }) {
  const { t } = useLingui();
  const chosen = useChosen(filter);
  if (!isFiltered(filter)) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={t`Active filters`} className="contents">
        {chosen.map(({ words, to }) => (
          <li key={words} className="max-w-full">
            <TagLink to={to} isChosen label={t`Remove filter: ${words}`}>
              {words}
            </TagLink>
          </li>
        ))}
      </ul>
      <Link to="/jobs" className="inline-flex min-h-9 items-center text-14">
        <Trans>Clear all</Trans>
      </Link>
    </div>
  );
}

function useChosen(filter: JobFilter): { words: string; to: string }[] {
  const { t } = useLingui();
  const texts = useJobTexts();
  const skills = skillsOf(filter);
  const without = (name: JobFilterName) => jobsPath(filter, { [name]: '' });
  return [
    ...(filter.q ? [{ words: `“${filter.q}”`, to: without('q') }] : []),
    ...(filter.place ? [{ words: filter.place, to: without('place') }] : []),
    ...(filter.remote ? [{ words: t`Remote`, to: without('remote') }] : []),
    ...(filter.experience
      ? [{ words: texts.yearsOf(Number(filter.experience)), to: without('experience') }]
      : []),
    ...(filter.salary ? [{ words: texts.lakhOrMore(filter.salary), to: without('salary') }] : []),
    ...skills.map((skill) => ({
      words: skill,
      to: jobsPath(filter, { skills: skills.filter((other) => other !== skill).join(', ') }),
    })),
  ];
}
