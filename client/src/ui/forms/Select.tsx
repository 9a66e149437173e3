import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import { FieldFrame, type FieldTexts, INPUT_LOOK } from './fieldStyle.tsx';

export interface SelectOption {
  id: string;
  label: string;
}

export interface SelectProps
  extends Omit<ComponentProps<'select'>, 'id' | 'multiple' | 'children'>,
    FieldTexts {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen, and not selectable. For "any", use an option with an empty id instead. */
  placeholder?: string;
}

/** A native select, which works on phones, by keyboard and without JavaScript. */
export function Select({ label, help, error, options, placeholder, className, ...rest }: SelectProps) {
  return (
    <FieldFrame label={label} help={help} error={error} className={className}>
      {(ties) => (
        <div className="relative">
          <select
            {...rest}
            {...ties}
            className={cx(INPUT_LOOK, 'cursor-pointer appearance-none truncate pe-10')}
          >
            {placeholder && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </FieldFrame>
  );
}
