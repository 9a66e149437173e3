import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink, type To } from 'react-router-dom';

export interface Crumb {
  to: To;
  label: ReactNode;
}

/** Links to the pages above this one, nearest last. A single one is a back link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`You are here`}>
      <ol className="-ms-2 flex flex-wrap items-center text-14 text-muted">
        {crumbs.map(({ to, label }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the way down never changes places
          <li key={i} className="flex items-center">
            {i > 0 && <ChevronRight aria-hidden className="size-4" />}
            <RouterLink
              to={to}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 hover:text-ink"
            >
              {crumbs.length === 1 && <ArrowLeft aria-hidden className="size-4" />}
              {label}
            </RouterLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
