import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { cx } from '../../lib/cx.ts';

export interface NumberCardProps {
  number: number;
  label: ReactNode;
  /** Path of the counted list. */
  to?: string;
  /** For information; nothing needs to be done. */
  isQuiet?: boolean;
  children?: ReactNode;
}

/** A number with its label; the whole card links to the list. */
export function NumberCard({ number, label, to, isQuiet = false, children }: NumberCardProps) {
  const isWaiting = !isQuiet && to !== undefined && number > 0;
  const look = cx(
    'relative flex flex-col gap-1 rounded-card border bg-raised p-4 sm:p-6',
    isWaiting ? 'border-marigold' : 'border-line',
  );
  return (
    <div className={look}>
      <p className="font-heading text-38 leading-none tabular-nums">{number}</p>
      {to ? (
        <RouterLink
          to={to}
          className="font-medium text-peacock underline underline-offset-4 after:absolute after:inset-0"
        >
          {label}
        </RouterLink>
      ) : (
        <p className="font-medium">{label}</p>
      )}
      {children && number > 0 && <p className="text-14 text-muted">{children}</p>}
    </div>
  );
}
