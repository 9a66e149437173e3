import type { ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';

export interface ChoiceCellProps {
  /** Radios of one `name` form a group that the arrow keys move through. */
  type?: 'radio' | 'checkbox';
  name: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
  /** Accessible name, if the text alone is too short for one. */
  label?: string;
  /** Days are filled softly, times are outlined. */
  look?: 'outlined' | 'soft';
  className?: string;
  children: ReactNode;
}

const LOOKS = {
  outlined: 'border-line-strong bg-raised text-ink hover:border-ink',
  soft: 'border-transparent bg-peacock/12 text-ink hover:border-peacock',
};

/** A day or a time to choose: a native radio button or checkbox that looks like a button. */
export function ChoiceCell({
  type = 'radio',
  name,
  isChosen,
  isDisabled = false,
  onChoose,
  label,
  look = 'outlined',
  className,
  children,
}: ChoiceCellProps) {
  return (
    <label
      className={cx(
        'relative flex cursor-pointer items-center justify-center rounded-control border font-medium tabular-nums select-none',
        'transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-peacock',
        isChosen && 'border-peacock bg-peacock text-on-peacock',
        isDisabled && 'cursor-default border-transparent font-normal text-muted/60',
        !isChosen && !isDisabled && LOOKS[look],
        className,
      )}
    >
      <input
        type={type}
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        aria-label={label}
        className="absolute inset-0 cursor-[inherit] appearance-none rounded-control outline-none"
      />
      {children}
    </label>
  );
}
