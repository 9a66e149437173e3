import type { ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';

/** One component with its name in the code. */
export function Specimen({
  name,
  className,
  children,
}: {
  name: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-2 not-first:mt-6">
      <p className="font-sans text-12 text-muted">
        <code>{name}</code>
      </p>
      <div className={cx('flex flex-wrap items-center gap-3', className)}>{children}</div>
    </div>
  );
}
