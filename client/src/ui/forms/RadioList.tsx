import { type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import { Radio } from './Radio.tsx';

export interface RadioOption<Id extends string> {
  id: Id;
  label: ReactNode;
}

export interface RadioListProps<Id extends string> {
  label: ReactNode;
  options: readonly RadioOption<Id>[];
  /** Null while nothing is chosen. */
  value: Id | null;
  onChange: (id: Id) => void;
  /** Marks the group as invalid; the error text is shown elsewhere. */
  isInvalid?: boolean;
  className?: string;
}

/** A radio group; the arrow keys move the choice. */
export function RadioList<Id extends string>({
  label,
  options,
  value,
  onChange,
  isInvalid = false,
  className,
}: RadioListProps<Id>) {
  const name = useId();
  return (
    <fieldset className={cx('flex min-w-0 flex-col', className)}>
      <legend className="mb-1 text-14 font-medium">{label}</legend>
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {options.map((option) => (
          <Radio
            key={option.id}
            name={name}
            value={option.id}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
            aria-invalid={isInvalid || undefined}
          >
            {option.label}
          </Radio>
        ))}
      </div>
    </fieldset>
  );
}
