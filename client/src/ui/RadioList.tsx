import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { cx } from '../lib/cx.ts';

export interface RadioOption<Id extends string> {
  id: Id;
  label: ReactNode;
}

export interface RadioListProps<Id extends string> {
  label: ReactNode;
  options: readonly RadioOption<Id>[];
  /** Null: nothing is chosen yet. */
  value: Id | null;
  onChange: (id: Id) => void;
  /** A choice is needed and missing; the words for it stand elsewhere. */
  isInvalid?: boolean;
  className?: string;
}

/** One of a few, all of them in sight; the arrow keys move the choice. */
export function RadioList<Id extends string>({
  label,
  options,
  value,
  onChange,
  isInvalid = false,
  className,
}: RadioListProps<Id>) {
  return (
    <RadioGroup
      value={value}
      onChange={(id) => onChange(id as Id)}
      isInvalid={isInvalid}
      className={cx('flex flex-col', className)}
    >
      <Label className="mb-1 text-14 font-medium">{label}</Label>
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {options.map((option) => (
          <Radio
            key={option.id}
            value={option.id}
            className="group flex min-h-11 cursor-pointer items-center gap-3"
          >
            <span
              className={cx(
                'grid size-5 shrink-0 place-items-center rounded-full border border-line-strong bg-raised',
                'transition-colors duration-150 group-data-[selected]:border-peacock group-data-[invalid]:border-brick',
                'group-data-[focus-visible]:outline-2 group-data-[focus-visible]:outline-offset-2 group-data-[focus-visible]:outline-peacock',
              )}
            >
              <span className="size-2.5 rounded-full bg-peacock opacity-0 group-data-[selected]:opacity-100" />
            </span>
            <span>{option.label}</span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
