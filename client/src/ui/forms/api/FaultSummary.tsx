import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Banner } from '../../Banner.tsx';

/** With fewer faults than this, all of them are in sight. */
const SUMMARY_FROM = 3;

/** Says how many fields are wrong where some of them may be out of sight. */
export function FaultSummary({ count }: { count: number }) {
  const { t } = useLingui();
  if (count < SUMMARY_FROM) return null;
  return (
    <Banner tone="error">
      {t`${plural(count, { one: '# field needs', other: '# fields need' })} your attention.`}
    </Banner>
  );
}
