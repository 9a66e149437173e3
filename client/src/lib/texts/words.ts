import { useLingui } from '@lingui/react';
import type { Words } from '@preproom/models/contract/words/texts';
import { useLocale } from '../i18n.ts';

/** The current language for the words that pages share with the server; their catalogue is `words`. */
export function useWords(): Words {
  const { i18n } = useLingui();
  return { i18n, locale: useLocale() };
}
