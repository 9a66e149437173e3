import { Trans, useLingui } from '@lingui/react/macro';

/** Says in Hindi that the cases are in English. */
export function InEnglish() {
  const { i18n } = useLingui();
  if (i18n.locale === 'en') return null;
  return (
    <p className="text-14 text-muted">
      <Trans>The cases are in English.</Trans>
    </p>
  );
}
