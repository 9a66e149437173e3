import { useLingui } from '@lingui/react/macro';
import { LANGUAGES, type Language } from '@preproom/models/contract/http/language';
import type { Theme } from '@preproom/models/contract/http/theme';
import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { chooseTheme, chosenTheme } from '../../lib/page/theme.ts';
import { changeLanguage, LANGUAGE_NAMES } from '../layout/languages.ts';
import { MENU_CHOICE } from './menuStyle.ts';

interface ChoiceProps<Value extends string> {
  title: string;
  chosen: Value;
  onChoose: (value: Value) => void;
  values: readonly { id: Value; label: string; mark?: ReactNode; className?: string }[];
}

/** A value of the account menu, applied at once; the menu stays open. */
function Choice<Value extends string>({ title, chosen, onChoose, values }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 px-3 pt-1 text-12 font-medium text-muted">{title}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-1">
        {values.map(({ id, label, mark, className }) => (
          <label key={id} className={cx(MENU_CHOICE, className)}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              className="sr-only"
            />
            {mark}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function ThemeChoice() {
  const { t } = useLingui();
  const [theme, setTheme] = useState(chosenTheme);
  const labels: [Theme, string, LucideIcon][] = [
    ['system', t({ message: 'System', context: 'theme' }), Monitor],
    ['light', t({ message: 'Light', context: 'theme' }), Sun],
    ['dark', t({ message: 'Dark', context: 'theme' }), Moon],
  ];
  return (
    <Choice
      title={t`Theme`}
      chosen={theme}
      onChoose={(chosen) => {
        chooseTheme(chosen);
        setTheme(chosen);
      }}
      values={labels.map(([id, label, Icon]) => ({
        id,
        label,
        mark: <Icon aria-hidden className="size-4" />,
      }))}
    />
  );
}

export function LanguageChoice() {
  const { t, i18n } = useLingui();
  return (
    <Choice
      title={t`Language`}
      chosen={i18n.locale as Language}
      onChoose={changeLanguage}
      values={LANGUAGES.map((id) => ({
        id,
        label: LANGUAGE_NAMES[id],
        ...(id === 'hi' && { className: 'font-hindi-name' }),
      }))}
    />
  );
}
