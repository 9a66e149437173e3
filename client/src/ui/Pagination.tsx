import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link as RouterLink, type To } from 'react-router-dom';
import { cx } from '../lib/cx.ts';
import { shownPages } from './shownPages.ts';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  /** Path of a page. Page 1 should have the list's own path. */
  hrefOf: (page: number) => To;
  className?: string;
}

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination({ page, pages, hrefOf, className }: PaginationProps) {
  const { t } = useLingui();
  if (pages <= 1) return null;
  return (
    <nav aria-label={t`Pages`} className={cx('flex items-center justify-between gap-2', className)}>
      <Step to={page > 1 ? hrefOf(page - 1) : null} rel="prev">
        <ChevronLeft aria-hidden className="size-5" />
        <span className="max-sm:sr-only">
          <Trans>Previous</Trans>
        </span>
      </Step>
      <ol className="flex items-center sm:gap-1">
        {shownPages(page, pages).map((shown, i) => (
          <li key={shown ?? `gap ${i}`} className={isNeighbour(shown, page, pages) ? 'max-sm:hidden' : ''}>
            {shown === null ? (
              <span className="px-1 text-muted">…</span>
            ) : (
              <RouterLink
                to={hrefOf(shown)}
                aria-label={t`Page ${shown}`}
                aria-current={shown === page ? 'page' : undefined}
                className={cx(STEP, 'tabular-nums', shown === page ? 'bg-ink text-paper' : 'hover:bg-ink/7')}
              >
                {shown}
              </RouterLink>
            )}
          </li>
        ))}
      </ol>
      <Step to={page < pages ? hrefOf(page + 1) : null} rel="next">
        <span className="max-sm:sr-only">
          <Trans>Next</Trans>
        </span>
        <ChevronRight aria-hidden className="size-5" />
      </Step>
    </nav>
  );
}

/** Phones show the first, last and current page only. */
function isNeighbour(shown: number | null, page: number, pages: number): boolean {
  return pages > 5 && shown !== null && shown !== page && shown !== 1 && shown !== pages;
}

const STEP =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2 text-14 font-medium';

interface StepProps {
  /** Null if there is none. */
  to: To | null;
  rel: 'prev' | 'next';
  children: React.ReactNode;
}

function Step({ to, rel, children }: StepProps) {
  if (to === null) return <span className={cx(STEP, 'invisible')}>{children}</span>;
  return (
    <RouterLink to={to} rel={rel} className={cx(STEP, 'hover:bg-ink/7')}>
      {children}
    </RouterLink>
  );
}
