import type { Language } from '@preproom/models/contract/http/language';
import { asAppError } from '../../lib/api.ts';
import { chooseLanguage } from '../../lib/i18n.ts';
import { useStore } from '../../lib/store.ts';

/** Each language is named in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

/** A failure shows in the error banner. */
export function changeLanguage(language: Language): void {
  chooseLanguage(language).catch((failure) => useStore.getState().showError(asAppError(failure)));
}
