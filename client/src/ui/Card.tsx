import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export interface CardProps {
  /** The HTML element. */
  as?: 'div' | 'section' | 'article' | 'li';
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

export function Card({ as: Element = 'div', labelledBy, className, children }: CardProps) {
  return (
    <Element
      {...(labelledBy ? { 'aria-labelledby': labelledBy } : {})}
      className={cx('rounded-card border border-line bg-raised p-4 sm:p-6', className)}
    >
      {children}
    </Element>
  );
}
