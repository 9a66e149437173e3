import { useLingui } from '@lingui/react/macro';
import type { Bilingual } from '@preproom/models/contract/http/bilingual';

/** Gives a bilingual text in the language of the page. */
export function useBilingual(): (text: Bilingual) => string {
  const { i18n } = useLingui();
  const language = i18n.locale === 'hi' ? 'hi' : 'en';
  return (text) => text[language];
}
