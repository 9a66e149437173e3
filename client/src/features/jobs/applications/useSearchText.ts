import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { JobSearch } from '@preproom/models/contract/jobs/jobAlerts';

/** A saved search in words: "“react”, Pune, 2 years". */
export function useSearchText(): (search: JobSearch) => string {
  const { t } = useLingui();
  return ({ q, place, remote, experience, salary, skills }) => {
    const years = Number(experience);
    const parts = [
      q && `“${q}”`,
      place,
      remote && t`Remote`,
      experience && (years === 0 ? t`Fresher` : t`${plural(years, { one: '# year', other: '# years' })}`),
      salary && t`₹${salary} lakh or more`,
      skills,
    ];
    return parts.filter(Boolean).join(', ') || t`All jobs`;
  };
}

/** The jobs page with this search. */
export function searchPath(search: JobSearch): string {
  const filled = Object.entries(search).filter(([, value]) => value !== '');
  return filled.length > 0 ? `/jobs?${new URLSearchParams(filled)}` : '/jobs';
}
