import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ListState } from '../../lib/list/listState.ts';
import { buttonStyle } from '../buttonStyle.ts';

export interface ListPagesProps {
  previous: string | null;
  next: string | null;
  hrefAfter: (change: Partial<ListState>) => string;
}

/** Links to the neighbouring pages of a list. */
export function ListPages({ previous, next, hrefAfter }: ListPagesProps) {
  const { t } = useLingui();
  if (previous === null && next === null) return null;
  return (
    <nav aria-label={t`Pages`} className="flex justify-between gap-3">
      {previous !== null && (
        <Link
          to={hrefAfter({ before: previous, after: '', open: '' })}
          rel="prev"
          className={buttonStyle('quiet')}
        >
          <ChevronLeft aria-hidden className="size-5" />
          <Trans>Previous</Trans>
        </Link>
      )}
      {next !== null && (
        <Link
          to={hrefAfter({ after: next, before: '', open: '' })}
          rel="next"
          className={buttonStyle('quiet', 'medium', 'ms-auto')}
        >
          <Trans>Next</Trans>
          <ChevronRight aria-hidden className="size-5" />
        </Link>
      )}
    </nav>
  );
}
