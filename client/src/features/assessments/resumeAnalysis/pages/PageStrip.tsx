import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { PagePicture } from '../../../../resume/extract/workerProtocol.ts';
import type { ShownPages } from '../useResumeReading.ts';
import { DrawingPages } from './DrawingPages.tsx';
import { MorePages } from './MorePages.tsx';

export interface PageStripProps {
  pages: ShownPages;
  /** Opens the pages in full, at this one. */
  onOpen: (page: number) => void;
}

/** On a small screen: the pages in small, each a button that opens them in full. */
export function PageStrip({ pages, onOpen }: PageStripProps) {
  const { pictures } = pages;
  if (pictures.length === 0) return <DrawingPages pages={pages} />;
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex gap-3 overflow-x-auto p-1">
        {pictures.map((picture) => (
          <li key={picture.page} className="shrink-0">
            <button
              type="button"
              onClick={() => onOpen(picture.page)}
              className="flex cursor-pointer flex-col items-center gap-1 rounded-control text-14 text-peacock underline underline-offset-4 outline-none focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-peacock"
            >
              <Thumbnail picture={picture} />
              <Trans>Open page {picture.page}</Trans>
            </button>
          </li>
        ))}
      </ul>
      <MorePages pages={pages} />
    </div>
  );
}

/** In pixels of the picture; shown at half of it. */
const THUMBNAIL_WIDTH = 192;

function Thumbnail({ picture: { image } }: { picture: PagePicture }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const height = Math.round((THUMBNAIL_WIDTH * image.height) / image.width);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, THUMBNAIL_WIDTH, height);
  }, [image, height]);
  return (
    <canvas
      ref={canvas}
      aria-hidden
      width={THUMBNAIL_WIDTH}
      height={height}
      className="h-auto w-24 rounded-control border border-line-strong"
    />
  );
}
