import { useLingui } from '@lingui/react/macro';
import { containsText } from '@preproom/models/contract/http/searchText';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components';
import { cx } from '../../lib/cx.ts';
import { FieldFault, INPUT_LOOK } from './fieldStyle.tsx';
import type { SelectOption } from './Select.tsx';

export interface ComboBoxProps {
  label: string;
  help?: ReactNode;
  error?: ReactNode;
  options: readonly SelectOption[];
  value: string;
  onChange: (id: string) => void;
  className?: string;
}

/** A single choice from a long list, found by typing. Clearing the text keeps the last choice. */
export function ComboBox({ label, help, error, options, value, onChange, className }: ComboBoxProps) {
  const { t } = useLingui();
  return (
    <AriaComboBox
      defaultItems={options}
      selectedKey={value}
      onSelectionChange={(id) => id !== null && onChange(String(id))}
      defaultFilter={containsText}
      isInvalid={Boolean(error)}
      className={cx('flex min-w-0 flex-col gap-1', className)}
    >
      <Label className="text-14 font-medium">{label}</Label>
      <div className="relative">
        <Input className={cx(INPUT_LOOK, 'pe-11')} onFocus={({ target }) => target.select()} />
        <Button
          aria-label={t`Show options`}
          className="absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center text-muted"
        >
          <ChevronDown aria-hidden className="size-5" />
        </Button>
      </div>
      {help && <p className="text-14 text-muted">{help}</p>}
      {error && <FieldFault>{error}</FieldFault>}
      <Popover
        offset={4}
        className="w-(--trigger-width) rounded-card border border-line bg-raised text-ink shadow-layer"
      >
        <ListBox<SelectOption> className="max-h-72 scroll-pb-2 overflow-auto p-1 outline-none">
          {(option) => (
            <ListBoxItem
              id={option.id}
              textValue={option.label}
              className={cx(
                'group flex min-h-10 cursor-pointer items-center gap-2 rounded-control px-3 py-1.5 outline-none',
                'data-[focused]:bg-peacock/10',
              )}
            >
              <Check
                aria-hidden
                className="size-4 shrink-0 text-peacock opacity-0 group-data-[selected]:opacity-100"
              />
              <span className="min-w-0 break-words">{option.label}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
