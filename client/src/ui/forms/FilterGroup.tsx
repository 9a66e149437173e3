import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';

export interface FilterGroupProps {
  label: ReactNode;
  className?: string;
  /** `Checkbox`es, `Radio`s or fields. */
  children: ReactNode;
}

/** A named group of a list's filters. */
export function FilterGroup({ label, className, children }: FilterGroupProps) {
  return (
    <fieldset className={cx('min-w-0 border-t border-line pt-4', className)}>
      <legend className="float-start mb-2 w-full text-14 font-semibold">{label}</legend>
      <div className="clear-both flex flex-col gap-2">{children}</div>
    </fieldset>
  );
}
