import { Trans, useLingui } from '@lingui/react/macro';
import { Minus, Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { Line } from '../../../../resume/layout/line.ts';
import type { ShownPages } from '../useResumeReading.ts';
import { USUAL_SIZE, widthOf } from './boxOf.ts';
import { MorePages } from './MorePages.tsx';
import { type PageLines, PagePicture } from './PagePicture.tsx';
import { useZoom } from './useZoom.ts';
import { firstZoom, ZOOM } from './zoom.ts';

export interface PageViewerProps extends PageLines {
  pages: ShownPages;
  isOpen: boolean;
  /** Shown at first, unless a line is. */
  firstPage: number;
  onClose: () => void;
}

/** The pages over the whole screen, to be read: zoomed by fingers, buttons, wheel or keys, with the line in view that was asked for. */
export function PageViewer({ isOpen, onClose, ...props }: PageViewerProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(stays) => !stays && onClose()}
      className="fixed inset-0 z-50 bg-paper"
    >
      <Modal className="h-full">
        <Dialog className="h-full outline-none">
          <Viewer onClose={onClose} {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Viewer({ pages, firstPage, onClose, ...lines }: Omit<PageViewerProps, 'isOpen'>) {
  const { t, i18n } = useLingui();
  const { shown } = lines;
  const [first] = useState(() => zoomFor(pages, lines.lines, shown));
  const { zoom, container, change, canShrink, canGrow } = useZoom(first);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!shown) list.current?.children[firstPage - 1]?.scrollIntoView();
  }, [firstPage, shown]);
  return (
    <div className="flex h-full flex-col pt-[env(safe-area-inset-top)] text-ink">
      <header className="flex items-center gap-1 border-b border-line bg-raised px-4 py-2">
        <Heading slot="title" className="min-w-0 flex-1 truncate text-18">
          <Trans>Your pages</Trans>
        </Heading>
        <ToolButton label={t`Zoom out`} isDisabled={!canShrink} onClick={() => change(-1)}>
          <Minus aria-hidden className="size-5" />
        </ToolButton>
        <output aria-label={t`Zoom`} className="w-14 text-center text-14 tabular-nums">
          {i18n.number(zoom, { style: 'percent' })}
        </output>
        <ToolButton label={t`Zoom in`} isDisabled={!canGrow} onClick={() => change(1)}>
          <Plus aria-hidden className="size-5" />
        </ToolButton>
        <ToolButton label={t`Close`} onClick={onClose}>
          <X aria-hidden className="size-5" />
        </ToolButton>
      </header>
      {shown && (
        <p role="status" dir="auto" className="truncate border-b border-line bg-raised px-4 py-2 text-14">
          <Trans>
            Marked on page {shown.page}: <span className="font-medium">{shown.text}</span>
          </Trans>
        </p>
      )}
      <section
        ref={container}
        aria-label={t`Your pages`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which the keyboard must be able to do
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto overscroll-contain p-3 outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-peacock"
      >
        <ul
          ref={list}
          style={{ width: `calc(min(100%, ${MOST_WIDTH}px) * ${zoom})` }}
          className="mx-auto flex flex-col gap-4"
        >
          {pages.pictures.map((picture) => (
            <li key={picture.page}>
              <PagePicture picture={picture} isZoomed {...lines} />
            </li>
          ))}
        </ul>
        <MorePages pages={pages} />
      </section>
    </div>
  );
}

/** Pixels of a page that is not zoomed, and of the space beside it. */
const MOST_WIDTH = 832;
const PADDING = 12;

/** Begins so that a line that is asked for is in sight, and letters can be read as far as it allows. */
function zoomFor({ pictures }: ShownPages, lines: readonly Line[], shown: Line | null): number {
  const picture = pictures.find(({ page }) => page === shown?.page) ?? pictures[0];
  if (!picture) return ZOOM.least;
  const pageWidth = picture.image.width / picture.scale;
  const sizes = lines.map(({ size }) => size ?? USUAL_SIZE).toSorted((one, other) => one - other);
  return firstZoom({
    viewWidth: Math.min(MOST_WIDTH, window.innerWidth - 2 * PADDING),
    pageWidth,
    // Half of the lines are no smaller.
    fontSize: shown?.size ?? sizes[Math.floor(sizes.length / 2)] ?? USUAL_SIZE,
    lineWidth: shown && widthOf(shown, pageWidth),
  });
}

interface ToolButtonProps {
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Stays where the focus is when it can do no more. */
function ToolButton({ label, isDisabled = false, onClick, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onClick()}
      className="inline-flex size-11 cursor-pointer items-center justify-center rounded-control text-ink outline-none hover:bg-line focus-visible:outline-2 focus-visible:outline-peacock aria-disabled:cursor-default aria-disabled:text-muted aria-disabled:opacity-60"
    >
      {children}
    </button>
  );
}
