import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CARD, GRID } from './programLayout.ts';

/** Three skeleton cards with the size of the real ones. */
export function ProgramPlaceholders() {
  return (
    <div role="status">
      <span className="sr-only">
        <Trans>Loading</Trans>
      </span>
      <div className={GRID}>
        <Placeholder />
        <Placeholder />
        <Placeholder />
      </div>
    </div>
  );
}

function Placeholder() {
  return (
    <div aria-hidden="true" data-testid="placeholder" className={CARD}>
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-21" />
      <Skeleton className="h-24" />
      <Skeleton className="h-56" />
      <Skeleton className="h-48" />
    </div>
  );
}
