import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import type { ShownPages } from '../useResumeReading.ts';

/** In place of the pages while none is drawn, or if none can be. */
export function DrawingPages({ pages: { isDrawing } }: { pages: ShownPages }) {
  if (!isDrawing)
    return (
      <p className="text-14 text-muted">
        <Trans>Preview unavailable. We still read the text.</Trans>
      </p>
    );
  return (
    <div role="status">
      <span className="sr-only">
        <Trans>Drawing your pages</Trans>
      </span>
      <Skeleton className="h-32 lg:aspect-[1/1.41] lg:h-auto" />
    </div>
  );
}
