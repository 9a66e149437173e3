import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'>;

/** A checkbox with its label. Takes the props of `<input type="checkbox">`. */
export function Checkbox({ className, children, ...rest }: CheckboxProps) {
  return (
    <label className={cx('flex cursor-pointer items-start gap-3 has-disabled:opacity-50', className)}>
      <span className="relative mt-0.5 size-5 shrink-0">
        <input
          {...rest}
          type="checkbox"
          className={cx(
            'peer block size-5 cursor-pointer appearance-none rounded-[5px] border border-line-strong bg-raised',
            'transition-colors duration-150 checked:border-peacock checked:bg-peacock hover:border-ink aria-invalid:border-brick',
          )}
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute inset-0.5 size-4 text-on-peacock opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span>{children}</span>
    </label>
  );
}
