import { type ToggleButtonProps as AriaProps, ToggleButton as AriaToggleButton } from 'react-aria-components';
import { cx } from '../../lib/cx.ts';

export interface ToggleButtonProps extends Omit<AriaProps, 'className' | 'style'> {
  /** `small` for several in a narrow row. */
  size?: 'small' | 'medium';
  className?: string;
}

/** A button that stays pressed (aria-pressed); give it `isSelected` and `onChange`. */
export function ToggleButton({ size = 'medium', className, ...rest }: ToggleButtonProps) {
  return (
    <AriaToggleButton
      {...rest}
      className={cx(
        'inline-flex cursor-pointer items-center justify-center gap-2 rounded-control font-medium',
        size === 'small' ? 'min-h-10 min-w-0 px-1.5 text-12' : 'min-h-11 min-w-11 px-3',
        'border border-line-strong bg-raised text-ink transition-colors duration-150 ease-out hover:border-ink',
        'data-[selected]:border-peacock data-[selected]:bg-peacock data-[selected]:text-on-peacock',
        'data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50',
        className,
      )}
    />
  );
}
