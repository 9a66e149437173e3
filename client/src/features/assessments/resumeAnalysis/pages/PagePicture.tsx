import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { PagePicture as Picture } from '../../../../resume/extract/workerProtocol.ts';
import type { Line } from '../../../../resume/layout/line.ts';
import { lineKey } from '../reading/correctSections.ts';
import { boxOf } from './boxOf.ts';

/** Lines on the pages: which are marked, which one is looked at, and which can be chosen. */
export interface PageLines {
  /** Lines that something was read from. */
  marked: readonly Line[];
  /** The one that is looked at, and scrolled to. A new object each time. */
  shown: Line | null;
  /** Lines that can be chosen on the page, as they can be in the list. */
  lines: readonly Line[];
  onPick: (line: Line) => void;
}

export interface PagePictureProps extends PageLines {
  picture: Picture;
  /** What the picture is in, if it can be scrolled sideways too. */
  isZoomed?: boolean;
}

/** A page as a person sees it, with the lines marked that something was read from. */
export function PagePicture({
  picture: { page, image, scale },
  isZoomed = false,
  ...props
}: PagePictureProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const onPage = (line: Line) => line.page === page;
  const shown = props.shown && onPage(props.shown) ? props.shown : null;
  useEffect(() => canvas.current?.getContext('2d')?.drawImage(image, 0, 0), [image]);
  useEffect(() => {
    if (shown) mark.current?.scrollIntoView({ block: 'center', inline: isZoomed ? 'center' : 'nearest' });
  }, [shown, isZoomed]);
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
      {props.marked.filter(onPage).map((line) => (
        <div key={lineKey(line)} style={box(line)} className="pointer-events-none absolute bg-peacock/15" />
      ))}
      {props.lines.filter(onPage).map((line) => (
        <button
          key={lineKey(line)}
          type="button"
          // Only for the mouse and fingers: the list has the same lines for the keyboard and for screen readers.
          tabIndex={-1}
          aria-hidden
          onClick={() => props.onPick(line)}
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
