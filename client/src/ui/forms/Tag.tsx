import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink, type To } from 'react-router-dom';
import { cx } from '../../lib/cx.ts';

const LOOK = 'inline-flex max-w-full items-center gap-1.5 rounded-full border px-3 text-14';

/** A label, such as a skill. */
export function Tag({ className, children }: { className?: string; children: ReactNode }) {
  return <span className={cx(LOOK, 'min-h-7 border-line bg-paper text-muted', className)}>{children}</span>;
}

export interface TagLinkProps {
  to: To;
  /** The filter is active; the link removes it. */
  isChosen?: boolean;
  /** Accessible name, if the text alone doesn't say what the link does. */
  label?: string;
  children: ReactNode;
}

/** A tag that adds a filter to a list, or removes it. */
export function TagLink({ to, isChosen = false, label, children }: TagLinkProps) {
  return (
    <RouterLink
      to={to}
      aria-label={label}
      className={cx(
        LOOK,
        'min-h-9 font-medium transition-colors duration-150',
        isChosen
          ? 'border-peacock bg-peacock/10 text-peacock'
          : 'border-line-strong bg-raised hover:border-ink',
      )}
    >
      <span className="truncate">{children}</span>
      {isChosen && <X aria-hidden className="size-4 shrink-0" />}
    </RouterLink>
  );
}
