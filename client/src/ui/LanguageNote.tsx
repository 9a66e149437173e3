import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from '../lib/cx.ts';

/** Says above a text that it is in English only. Hidden when the page is in English. */
export function LanguageNote({ className }: { className?: string }) {
  const { i18n } = useLingui();
  if (i18n.locale === 'en') return null;
  return (
    <p className={cx('text-14 text-muted', className)}>
      <Trans>This page is in English.</Trans>
    </p>
  );
}
