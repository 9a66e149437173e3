import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

const WIDTHS = { wide: 'max-w-6xl', medium: 'max-w-3xl', narrow: 'max-w-md' };

export interface ContainerProps {
  /** `medium` for a single column of text, `narrow` for a small form. */
  width?: keyof typeof WIDTHS;
  className?: string;
  children: ReactNode;
}

/** The page's centred column with its margins. */
export function Container({ width = 'wide', className, children }: ContainerProps) {
  return <div className={cx('mx-auto w-full px-4 sm:px-6', WIDTHS[width], className)}>{children}</div>;
}
