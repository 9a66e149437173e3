import { cx } from '../lib/cx.ts';

/** `plain` looks like a link. `now` is marigold, only for actions that are possible right now, such as joining. */
export type ButtonTone = 'primary' | 'quiet' | 'plain' | 'danger' | 'now';
export type ButtonSize = 'small' | 'medium' | 'large';

const TONES: Record<ButtonTone, string> = {
  primary: 'bg-peacock text-on-peacock hover:bg-peacock-strong',
  quiet: 'border border-line-strong bg-raised text-ink hover:border-ink',
  plain: 'text-peacock underline decoration-1 underline-offset-4 hover:decoration-2',
  danger: 'bg-brick text-on-brick hover:brightness-110',
  now: 'bg-marigold text-on-marigold hover:bg-marigold-strong',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-10 px-4 py-1 text-14',
  medium: 'min-h-11 px-4 py-1.5 text-16',
  large: 'min-h-12 px-6 py-2 text-18',
};

/** Class names for buttons, and for links that look like buttons. */
export function buttonStyle(tone: ButtonTone, size: ButtonSize = 'medium', className?: string): string {
  return cx(
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded-control text-center font-medium select-none',
    'transition-[background-color,border-color,filter,translate] duration-150 ease-out active:translate-y-px',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:cursor-default',
    TONES[tone],
    SIZES[size],
    className,
  );
}
