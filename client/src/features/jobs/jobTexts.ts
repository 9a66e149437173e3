import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PAISE_PER_LAKH } from '@preproom/models/contract/jobs/jobLimits';
import type { JobSummary } from '@preproom/models/contract/jobs/jobs';
import { useLocale } from '../../lib/i18n.ts';

/** Functions that format a job's facts in the current language. */
export function useJobTexts() {
  const { t } = useLingui();
  const locale = useLocale();
  return {
    /** "₹6–8 lakh a year", or that the company doesn't say. */
    salary(salary: JobSummary['salary']): string {
      if (!salary) return t`Pay not disclosed`;
      const [min, max] = [lakhText(locale, salary.minPaise), lakhText(locale, salary.maxPaise)];
      return min === max ? t`₹${max} lakh a year` : t`₹${min}–${max} lakh a year`;
    },
    /** "Freshers", "0–2 years", "1 year" */
    experience({ minYears, maxYears }: JobSummary['experience']): string {
      if (maxYears === 0) return t`Freshers`;
      if (minYears === maxYears) return t`${plural(maxYears, { one: '# year', other: '# years' })}`;
      return t`${minYears}–${plural(maxYears, { one: '# year', other: '# years' })}`;
    },
    place({ place, isRemote }: Pick<JobSummary, 'place' | 'isRemote'>): string {
      return isRemote ? t`${place} or remote` : place;
    },
    /** The filter's label for years of experience. */
    yearsOf(years: number): string {
      return years === 0 ? t`Fresher` : t`${plural(years, { one: '# year', other: '# years' })}`;
    },
    lakhOrMore: (lakh: number | string): string => t`₹${lakh} lakh or more`,
  };
}

function lakhText(locale: string, paise: number): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(paise / PAISE_PER_LAKH);
}
