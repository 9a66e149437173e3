import { Trans, useLingui } from '@lingui/react/macro';

/** The situations are written in English only; said where the page is in another language. */
export function EnglishOnly() {
  const { i18n } = useLingui();
  if (i18n.locale === 'en') return null;
  return (
    <p className="text-14 text-muted">
      <Trans>Questions are in English.</Trans>
    </p>
  );
}
