import { useLingui } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { cx } from '../lib/cx.ts';
import { type ButtonSize, type ButtonTone, buttonLook } from './buttonLook.ts';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'isPending' | 'style'> {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Work is under way: keeps its width and focus, and does not answer to presses. */
  isBusy?: boolean;
  className?: string;
  children: ReactNode;
}

export function Button({
  tone = 'primary',
  size = 'medium',
  isBusy = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const { t } = useLingui();
  return (
    <AriaButton {...rest} isPending={isBusy} className={buttonLook(tone, size, cx('relative', className))}>
      <span className={cx('inline-flex items-center gap-2', isBusy && 'opacity-0')}>{children}</span>
      {isBusy && (
        <LoaderCircle
          aria-label={t`Working`}
          className="absolute size-5 animate-spin motion-reduce:animate-none"
        />
      )}
    </AriaButton>
  );
}
