import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Banner } from '../../Banner.tsx';

/** Fewer errors than this usually fit on the screen. */
const SUMMARY_FROM = 3;

/** Counts the invalid fields, when some may be off screen. */
export function FaultSummary({ count }: { count: number }) {
  const { t } = useLingui();
  if (count < SUMMARY_FROM) return null;
  return (
    <Banner tone="error">
      {t`${plural(count, { one: '# field needs', other: '# fields need' })} your attention.`}
    </Banner>
  );
}
