import { type ToggleButtonProps as AriaProps, ToggleButton as AriaToggleButton } from 'react-aria-components';
import { cx } from '../../lib/cx.ts';

export interface ToggleButtonProps extends Omit<AriaProps, 'className' | 'style'> {
  className?: string;
}

/** A button that stays pressed (aria-pressed); give it `isSelected` and `onChange`. */
export function ToggleButton({ className, ...rest }: ToggleButtonProps) {
  return (
    <AriaToggleButton
      {...rest}
      className={cx(
        'inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-control px-3 font-medium',
        'border border-line-strong bg-raised text-ink transition-colors duration-150 ease-out hover:border-ink',
        'data-[selected]:border-peacock data-[selected]:bg-peacock data-[selected]:text-on-peacock',
        'data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50',
        className,
      )}
    />
  );
}
