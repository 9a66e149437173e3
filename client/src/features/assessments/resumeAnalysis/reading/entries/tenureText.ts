import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Tenure } from '../../../../../resume/fields/tenure.ts';

/** "1 year 4 months", or "about 2 years" where months are missing. */
export function useTenureText(): (tenure: Tenure) => string {
  const { t } = useLingui();
  return ({ months: all, isAbout }) => {
    const years = Math.floor(all / 12);
    const months = all % 12;
    const length = [
      years > 0 && t`${plural(years, { one: '# year', other: '# years' })}`,
      months > 0 && t`${plural(months, { one: '# month', other: '# months' })}`,
    ]
      .filter(Boolean)
      .join(' ');
    return isAbout ? t`about ${length}` : length;
  };
}
