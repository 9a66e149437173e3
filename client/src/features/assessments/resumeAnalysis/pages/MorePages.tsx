import { Trans } from '@lingui/react/macro';
import type { ShownPages } from '../useResumeReading.ts';

/** Says that a long file has more pages than are drawn. Nothing while pages are still being drawn. */
export function MorePages({ pages: { pictures, count, isDrawing } }: { pages: ShownPages }) {
  const shown = pictures.length;
  if (isDrawing || shown === 0 || shown >= count) return null;
  return (
    <p className="text-14 text-muted">
      <Trans>
        Only the first {shown} of {count} pages are shown here. We read all of them.
      </Trans>
    </p>
  );
}
