import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { PagePicture } from '../../../../resume/extract/workerProtocol.ts';
import type { Line } from '../../../../resume/layout/line.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import type { ShownPages } from '../useResumeReading.ts';
import { boxOf } from './boxOf.ts';
import { lineKey } from './correctSections.ts';

export interface PagesProps {
  pages: ShownPages;
  /** Lines that something was read from. */
  marked: readonly Line[];
  /** The one that is looked at, and scrolled to. */
  shown: Line | null;
  /** Lines that can be chosen on the page, as they can be in the list. */
  lines: readonly Line[];
  onPick: (line: Line) => void;
}

/** The pages as a person sees them, with the lines marked that something was read from. */
export function Pages({ pages: { pictures, isDrawing }, marked, shown, lines, onPick }: PagesProps) {
  const { t } = useLingui();
  if (pictures.length === 0)
    return isDrawing ? (
      <div role="status">
        <span className="sr-only">
          <Trans>Drawing your pages</Trans>
        </span>
        <Skeleton className="aspect-[1/1.41]" />
      </div>
    ) : (
      <p className="text-14 text-muted">
        <Trans>Preview unavailable. We still read the text.</Trans>
      </p>
    );
  return (
    <section
      aria-label={t`Your pages`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which the keyboard must be able to do
      tabIndex={0}
      className="flex flex-col gap-4 rounded-card outline-none focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-peacock lg:max-h-[80vh] lg:overflow-y-auto"
    >
      {pictures.map((picture) => (
        <Page
          key={picture.page}
          picture={picture}
          marked={marked.filter(({ page }) => page === picture.page)}
          shown={shown?.page === picture.page ? shown : null}
          lines={lines.filter(({ page }) => page === picture.page)}
          onPick={onPick}
        />
      ))}
    </section>
  );
}

interface PageProps extends Omit<PagesProps, 'pages'> {
  picture: PagePicture;
}

function Page({ picture: { page, image, scale }, marked, shown, lines, onPick }: PageProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => canvas.current?.getContext('2d')?.drawImage(image, 0, 0), [image]);
  useEffect(() => {
    if (shown) mark.current?.scrollIntoView({ block: 'center' });
  }, [shown]);
  const box = (line: Line) => boxOf(line, { width: image.width / scale, height: image.height / scale });
  return (
    <div className="relative shrink-0">
      <canvas
        ref={canvas}
        width={image.width}
        height={image.height}
        role="img"
        aria-label={t`Page ${page} of your resume`}
        className="h-auto w-full rounded-card border border-line"
      />
      {marked.map((line) => (
        <div key={lineKey(line)} style={box(line)} className="pointer-events-none absolute bg-peacock/15" />
      ))}
      {lines.map((line) => (
        <button
          key={lineKey(line)}
          type="button"
          // Only for the mouse and fingers: the list has the same lines for the keyboard and for screen readers.
          tabIndex={-1}
          aria-hidden
          onClick={() => onPick(line)}
          style={box(line)}
          className="absolute cursor-pointer hover:bg-marigold/25"
        />
      ))}
      {shown && (
        <div
          ref={mark}
          style={box(shown)}
          className="pointer-events-none absolute scroll-my-24 bg-marigold/25 outline-2 outline-marigold"
        />
      )}
    </div>
  );
}
