import { ChevronDown } from 'lucide-react';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  Button,
  type Key,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components';
import { cx } from '../lib/cx.ts';
import { FieldFrame, type FieldTexts, INPUT_LOOK } from './fieldLook.tsx';

export interface SelectOption {
  id: string;
  label: string;
}

export interface SelectProps extends FieldTexts {
  options: SelectOption[];
  value: string | null;
  onChange: (id: string) => void;
  placeholder?: string;
  isDisabled?: boolean;
  className?: string;
}

/** One of a list. */
export function Select({
  options,
  value,
  onChange,
  placeholder,
  isDisabled,
  className,
  ...texts
}: SelectProps) {
  const chosen: Partial<AriaSelectProps<SelectOption>> = {
    value,
    onChange: (key: Key | null) => key !== null && onChange(String(key)),
    isInvalid: Boolean(texts.error),
    ...(placeholder ? { placeholder } : {}),
    ...(isDisabled ? { isDisabled } : {}),
  };
  return (
    <AriaSelect {...chosen} className={cx('flex min-w-0 flex-col gap-1', className)}>
      <FieldFrame {...texts}>
        <Button
          className={cx(INPUT_LOOK, 'flex cursor-pointer items-center justify-between gap-2 text-start')}
        >
          <SelectValue className="truncate data-[placeholder]:text-muted" />
          <ChevronDown aria-hidden className="size-5 shrink-0 text-muted" />
        </Button>
      </FieldFrame>
      <Popover className="w-(--trigger-width) rounded-control border border-line bg-raised shadow-layer">
        <ListBox items={options} className="max-h-80 overflow-auto p-1 outline-none">
          {(option) => (
            <ListBoxItem
              textValue={option.label}
              className={cx(
                'flex min-h-11 cursor-pointer items-center rounded-control px-3 text-ink outline-none',
                'data-[focused]:bg-peacock/12 data-[selected]:font-semibold',
              )}
            >
              {option.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
