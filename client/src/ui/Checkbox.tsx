import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components';
import { cx } from '../lib/cx.ts';

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'className' | 'children' | 'style'> {
  className?: string;
  children: ReactNode;
}

export function Checkbox({ className, children, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...rest}
      className={cx('group flex cursor-pointer items-start gap-3 data-[disabled]:opacity-50', className)}
    >
      <span
        className={cx(
          'mt-0.5 grid size-5 shrink-0 place-items-center rounded-[5px] border border-line-strong bg-raised text-on-peacock',
          'transition-colors duration-150 group-data-[selected]:border-peacock group-data-[selected]:bg-peacock',
          'group-data-[focus-visible]:outline-2 group-data-[focus-visible]:outline-offset-2 group-data-[focus-visible]:outline-peacock',
          'group-data-[invalid]:border-brick',
        )}
      >
        <Check aria-hidden strokeWidth={3} className="size-4 opacity-0 group-data-[selected]:opacity-100" />
      </span>
      <span>{children}</span>
    </AriaCheckbox>
  );
}
