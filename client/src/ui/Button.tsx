import { useLingui } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { cx } from '../lib/cx.ts';
import { type ButtonSize, type ButtonTone, buttonStyle } from './buttonStyle.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** In progress: keeps its width and focus, and ignores clicks. */
  isBusy?: boolean;
}

export function Button({
  tone = 'primary',
  size = 'medium',
  type = 'button',
  isBusy = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also prevents a form from being submitted twice.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-disabled={isBusy || undefined}
      className={buttonStyle(tone, size, cx('relative', className))}
    >
      <span className={cx('inline-flex items-center gap-2', isBusy && 'opacity-0')}>{children}</span>
      {isBusy && <WorkingMark />}
    </button>
  );
}

function WorkingMark() {
  const { t } = useLingui();
  return (
    <LoaderCircle
      role="img"
      aria-label={t`Working`}
      className="absolute size-5 animate-spin motion-reduce:animate-none"
    />
  );
}
