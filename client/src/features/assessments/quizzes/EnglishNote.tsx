import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '@preproom/models/contract/http/language';

/** Says in Hindi that the questions are in English, where they are. */
export function EnglishNote({ textLanguage }: { textLanguage: Language }) {
  const { i18n } = useLingui();
  if (i18n.locale === textLanguage || textLanguage !== 'en') return null;
  return (
    <p className="text-14 text-muted">
      <Trans>The questions are in English.</Trans>
    </p>
  );
}
