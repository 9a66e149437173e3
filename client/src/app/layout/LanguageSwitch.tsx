import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import { cx } from '../../lib/cx.ts';
import { HEADER_BUTTON } from './headerButton.ts';
import { changeLanguage, LANGUAGE_NAMES } from './languages.ts';

export function LanguageSwitch() {
  const { i18n } = useLingui();
  const { t } = useMacro();
  const other = i18n.locale === 'hi' ? 'en' : 'hi';
  return (
    <button
      type="button"
      lang={other}
      title={t`Change language`}
      onClick={() => changeLanguage(other)}
      className={cx(HEADER_BUTTON, other === 'hi' && 'font-hindi-name')}
    >
      {LANGUAGE_NAMES[other]}
    </button>
  );
}
