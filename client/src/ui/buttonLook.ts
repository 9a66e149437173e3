import { cx } from '../lib/cx.ts';

/** `now` is marigold: only for what can be done this very moment. */
export type ButtonTone = 'primary' | 'quiet' | 'danger' | 'now';
export type ButtonSize = 'medium' | 'large';

const TONES: Record<ButtonTone, string> = {
  primary: 'bg-peacock text-on-peacock hover:bg-peacock-strong',
  quiet: 'border border-line-strong bg-raised text-ink hover:border-ink',
  danger: 'bg-brick text-on-brick hover:brightness-110',
  now: 'bg-marigold text-on-marigold hover:bg-marigold-strong',
};

const SIZES: Record<ButtonSize, string> = {
  medium: 'min-h-11 px-4 text-16',
  large: 'min-h-12 px-6 text-18',
};

/** The class names that buttons and links which look like buttons share. */
export function buttonLook(tone: ButtonTone, size: ButtonSize = 'medium', className?: string): string {
  return cx(
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none',
    'transition-[background-color,border-color,filter] duration-150 ease-out',
    'data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50',
    TONES[tone],
    SIZES[size],
    className,
  );
}
