import { Trans, useLingui } from '@lingui/react/macro';

/** Says in Hindi that the problems are in English. */
export function ProblemsInEnglish() {
  const { i18n } = useLingui();
  if (i18n.locale === 'en') return null;
  return (
    <p className="text-14 text-muted">
      <Trans>The problems are in English.</Trans>
    </p>
  );
}
