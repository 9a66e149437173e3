import { Trans, useLingui } from '@lingui/react/macro';
import { use, useEffect, useRef } from 'react';

/** The first page as a person sees it. Suspends while it is drawn. */
export function PagePicture({ firstPage }: { firstPage: Promise<ImageBitmap | null> }) {
  const { t } = useLingui();
  const picture = use(firstPage);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (picture) canvas.current?.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  if (!picture)
    return (
      <p className="text-14 text-muted">
        <Trans>Preview unavailable. We still read the text.</Trans>
      </p>
    );
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <canvas
        ref={canvas}
        width={picture.width}
        height={picture.height}
        role="img"
        aria-label={t`The first page of your resume`}
        className="h-auto w-full rounded-card border border-line"
      />
      <figcaption className="text-14 text-muted">
        <Trans>The first page, as a person sees it</Trans>
      </figcaption>
    </figure>
  );
}
