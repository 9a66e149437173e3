import { Trans, useLingui } from '@lingui/react/macro';
import { Maximize2 } from 'lucide-react';
import { Button } from '../../../../ui/Button.tsx';
import type { ShownPages } from '../useResumeReading.ts';
import { DrawingPages } from './DrawingPages.tsx';
import { MorePages } from './MorePages.tsx';
import { type PageLines, PagePicture } from './PagePicture.tsx';

export interface PagePanelProps extends PageLines {
  pages: ShownPages;
  onEnlarge: () => void;
}

/** Beside the result on a wide screen: the pages, with the lines marked that something was read from. */
export function PagePanel({ pages, onEnlarge, ...lines }: PagePanelProps) {
  const { t } = useLingui();
  const { pictures } = pages;
  if (pictures.length === 0) return <DrawingPages pages={pages} />;
  return (
    <div className="flex flex-col gap-3">
      <section
        aria-label={t`Your pages`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which the keyboard must be able to do
        tabIndex={0}
        className="flex max-h-[calc(100dvh-10rem)] flex-col gap-4 overflow-y-auto rounded-card outline-none focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-peacock"
      >
        {pictures.map((picture) => (
          <PagePicture key={picture.page} picture={picture} {...lines} />
        ))}
      </section>
      <MorePages pages={pages} />
      <Button tone="quiet" size="small" onClick={onEnlarge} className="self-start">
        <Maximize2 aria-hidden className="size-4" />
        <Trans>Enlarge</Trans>
      </Button>
    </div>
  );
}
