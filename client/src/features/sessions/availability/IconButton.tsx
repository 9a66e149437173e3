import type { ComponentProps } from 'react';
import { cx } from '../../../lib/cx.ts';

/** A square button with an icon; give it an `aria-label`. */
export function IconButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(
        'grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-muted transition-colors duration-150',
        'hover:bg-ink/5 hover:text-ink disabled:pointer-events-none disabled:opacity-40',
        className,
      )}
    />
  );
}
