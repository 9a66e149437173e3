import { Trans, useLingui } from '@lingui/react/macro';

/** Says in Hindi that the questions are in English. */
export function EnglishNote() {
  const { i18n } = useLingui();
  if (i18n.locale === 'en') return null;
  return (
    <p className="text-14 text-muted">
      <Trans>The questions are in English.</Trans>
    </p>
  );
}
