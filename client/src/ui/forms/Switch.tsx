import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components';
import { cx } from '../../lib/cx.ts';

export interface SwitchProps extends Omit<AriaSwitchProps, 'className' | 'children' | 'style'> {
  className?: string;
  children: ReactNode;
}

/** A switch that takes effect at once, outside a form. */
export function Switch({ className, children, ...rest }: SwitchProps) {
  return (
    <AriaSwitch
      {...rest}
      className={cx(
        'group flex min-h-11 cursor-pointer items-center gap-3 data-[disabled]:opacity-50',
        className,
      )}
    >
      <span
        className={cx(
          'flex h-6 w-11 shrink-0 items-center rounded-full border border-line-strong bg-line px-0.5 transition-colors duration-150',
          'group-data-[selected]:border-peacock group-data-[selected]:bg-peacock',
          'group-data-[focus-visible]:outline-2 group-data-[focus-visible]:outline-offset-2 group-data-[focus-visible]:outline-peacock',
        )}
      >
        <span className="size-4.5 rounded-full bg-ink transition-[translate,background-color] duration-150 ease-out group-data-[selected]:translate-x-5 group-data-[selected]:bg-on-peacock" />
      </span>
      <span>{children}</span>
    </AriaSwitch>
  );
}
