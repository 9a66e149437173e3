import { MAX_COUNTED } from '@preproom/models/contract/team/welcome';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { cx } from '../../../lib/cx.ts';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';

export interface NumberCardProps {
  number: number;
  label: ReactNode;
  /** Path of the counted list. */
  to?: string;
  /** The counted things wait for the team; there may be more than MAX_COUNTED. */
  isOpen?: boolean;
  /** How the number is written, unless as a number: an amount of money. */
  text?: string;
  children?: ReactNode;
}

/** A number with its label; the whole card links to the list. */
export function NumberCard({ number, label, to, isOpen = false, text, children }: NumberCardProps) {
  const { numberText } = useAmountTexts();
  const more = isOpen && number >= MAX_COUNTED ? '+' : '';
  const look = cx(
    'relative flex min-w-0 flex-col gap-1 rounded-card border bg-raised p-4',
    isOpen && number > 0 ? 'border-marigold' : 'border-line',
  );
  return (
    <div className={look}>
      <p className="font-heading text-30 leading-none wrap-anywhere tabular-nums">
        {text ?? numberText(number) + more}
      </p>
      {to ? (
        <RouterLink
          to={to}
          className="text-14 font-medium text-peacock underline underline-offset-4 after:absolute after:inset-0"
        >
          {label}
        </RouterLink>
      ) : (
        <p className="text-14 font-medium">{label}</p>
      )}
      {children && <p className="text-12 text-muted">{children}</p>}
    </div>
  );
}
