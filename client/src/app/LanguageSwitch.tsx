import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import type { Language } from '@preproom/models/contract/http/language';
import { asAppError } from '../lib/api.ts';
import { cx } from '../lib/cx.ts';
import { chooseLanguage } from '../lib/i18n.ts';
import { useStore } from '../lib/store.ts';
import { HEADER_BUTTON } from './headerButton.ts';

/** Each language is named in that language. */
const OTHER: Record<Language, { language: Language; name: string }> = {
  en: { language: 'hi', name: 'हिन्दी' },
  hi: { language: 'en', name: 'English' },
};

export function LanguageSwitch() {
  const { i18n } = useLingui();
  const { t } = useMacro();
  const { language, name } = OTHER[i18n.locale as Language];
  return (
    <button
      type="button"
      lang={language}
      title={t`Change language`}
      onClick={() =>
        chooseLanguage(language).catch((failure) => useStore.getState().showError(asAppError(failure)))
      }
      className={cx(HEADER_BUTTON, language === 'hi' && 'font-hindi-name')}
    >
      {name}
    </button>
  );
}
