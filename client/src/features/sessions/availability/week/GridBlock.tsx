import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { useClockTexts } from '../clockTexts.ts';
import { SpanPopover } from './SpanPopover.tsx';
import { DAY_MINUTES, movedTo, resized, type Span } from './weekModel.ts';

export interface GridBlockProps {
  span: Span;
  /** Being dragged: as it would be when released. */
  isDragged?: boolean;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  onChange?: (span: Span) => void;
  onRemove?: () => void;
}

/** Opaque, so that the lines of the hours stay behind. */
const TINTS = {
  usual: 'bg-[color-mix(in_oklch,var(--peacock)_14%,var(--raised))]',
  dragged: 'bg-[color-mix(in_oklch,var(--peacock)_28%,var(--raised))]',
};
/** Minutes of the smallest block with room for its hours and a button. */
const ROOMY_MINUTES = 60;

/** Hours in the week grid. Enter opens them for editing, arrow keys move them, with Shift their end, Delete removes them. */
export function GridBlock({
  span,
  isDragged,
  isOpen = false,
  onOpenChange,
  onChange,
  onRemove,
}: GridBlockProps) {
  const { t } = useLingui();
  const { dayText, hoursText, shortTimeText } = useClockTexts();
  const body = useRef<HTMLButtonElement>(null);
  const isRoomy = span.to - span.from >= ROOMY_MINUTES;
  const label = `${dayText(span.day)}, ${hoursText(span)}`;

  function onKeyDown(event: KeyboardEvent): void {
    const change = keyChange(event, span);
    if (change === null) return;
    event.preventDefault();
    if (change === 'remove') onRemove?.();
    else onChange?.(change);
  }
  return (
    <div
      data-span={`${span.day}-${span.from}`}
      style={{
        insetInlineStart: `${((span.day - 1) / 7) * 100}%`,
        top: `${(span.from / DAY_MINUTES) * 100}%`,
        height: `${((span.to - span.from) / DAY_MINUTES) * 100}%`,
      }}
      className="group absolute w-[calc(100%/7)] touch-none px-0.5 py-px"
    >
      <div
        className={cx(
          'relative size-full overflow-clip rounded-control border border-peacock text-ink select-none',
          isDragged ? `${TINTS.dragged} shadow-layer` : TINTS.usual,
        )}
      >
        <button
          ref={body}
          type="button"
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          // The grid handles the pointer's presses, which may be drags.
          onClick={({ detail }) => detail === 0 && onOpenChange?.(true)}
          onKeyDown={onKeyDown}
          className="flex size-full cursor-grab items-start rounded-control px-1 py-0.5 text-start text-12 leading-4 font-medium tabular-nums focus-visible:-outline-offset-2 active:cursor-grabbing"
        >
          {isRoomy && (
            <span className="flex flex-wrap gap-x-1 pe-4 whitespace-nowrap">
              <span>{shortTimeText(span.from)}</span>
              <span>– {shortTimeText(span.to)}</span>
            </span>
          )}
        </button>
        <span data-pull="from" className="absolute inset-x-0 top-0 h-1.5 cursor-ns-resize" />
        <span data-pull="to" className="absolute inset-x-0 bottom-0 h-1.5 cursor-ns-resize" />
        {isRoomy && (
          <button
            type="button"
            aria-label={t`Remove ${label}`}
            onPointerDown={(event) => event.stopPropagation()}
            onClick={onRemove}
            className="absolute end-0 top-0 grid size-6 cursor-pointer place-items-center rounded-control text-muted hover:bg-peacock/20 hover:text-ink"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        )}
      </div>
      {onChange && onRemove && onOpenChange && (
        <SpanPopover
          span={span}
          trigger={body}
          isOpen={isOpen}
          onOpenChange={onOpenChange}
          onChange={onChange}
          onRemove={onRemove}
        />
      )}
    </div>
  );
}

/** What a key does to a span: the changed span, its removal, or nothing. */
function keyChange({ key, shiftKey }: KeyboardEvent, span: Span): Span | 'remove' | null {
  if (key === 'Delete' || key === 'Backspace') return 'remove';
  if (key === 'ArrowLeft') return movedTo(span, span.day - 1, span.from);
  if (key === 'ArrowRight') return movedTo(span, span.day + 1, span.from);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const step = key === 'ArrowUp' ? -15 : 15;
  return shiftKey ? resized(span, 'to', span.to + step) : movedTo(span, span.day, span.from + step);
}
