import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';

export type RadioProps = Omit<ComponentProps<'input'>, 'type'>;

/** A radio button with its label. Those with the same `name` form a group. */
export function Radio({ className, children, ...rest }: RadioProps) {
  return (
    <label
      className={cx('flex min-h-11 cursor-pointer items-center gap-3 has-disabled:opacity-50', className)}
    >
      <input
        {...rest}
        type="radio"
        className={cx(
          'size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-raised',
          'transition-[border] duration-150 checked:border-6 checked:border-peacock enabled:hover:border-ink',
          'checked:enabled:hover:border-peacock aria-invalid:border-brick',
        )}
      />
      <span>{children}</span>
    </label>
  );
}
