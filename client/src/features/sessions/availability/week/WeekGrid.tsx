import { Trans, useLingui } from '@lingui/react/macro';
import { AVAILABILITY_LIMITS } from '@preproom/models/contract/sessions/availability';
import { Plus } from 'lucide-react';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useClockTexts } from '../clockTexts.ts';
import { GridBlock } from './GridBlock.tsx';
import { clickedSpan, pointIn } from './gridDrag.ts';
import { useFocusLater } from './useFocusLater.ts';
import { useGridDrag } from './useGridDrag.ts';
import {
  addSpan,
  isSame,
  isTooFull,
  nextHours,
  removeSpan,
  replaceSpan,
  type Span,
  spanAt,
  WEEK_DAYS,
  type Week,
} from './weekModel.ts';

export interface WeekGridProps {
  week: Week;
  onChange: (week: Week) => void;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const HOUR_PX = 36;
/** Where the grid begins in view when nothing is offered yet. */
const MORNING_HOUR = 8;

/** The week as a calendar: seven columns of 24 hours, which scroll. */
export function WeekGrid({ week, onChange }: WeekGridProps) {
  const { t } = useLingui();
  const { dayText, shortDayText } = useClockTexts();
  const edit = useGridEdits(week, onChange);
  const { root, grid, shown, dragging, handlers } = edit;
  return (
    <div ref={root} className="flex flex-col gap-2">
      <section
        ref={useFirstHourInView(week)}
        aria-label={t`Week`}
        className="relative max-h-[34rem] overflow-y-auto rounded-control border border-line"
      >
        <div className="sticky top-0 z-10 grid grid-cols-[3.5rem_1fr] border-b border-line bg-raised">
          <span />
          <div className="grid grid-cols-7">
            {WEEK_DAYS.map((day) => (
              <div key={day} className="flex items-center justify-between border-s border-line ps-2">
                <span className="text-14 font-medium">{shortDayText(day)}</span>
                <button
                  type="button"
                  data-add={day}
                  aria-label={t`Add hours on ${dayText(day)}`}
                  onClick={() => edit.addTo(day)}
                  className="grid size-9 cursor-pointer place-items-center rounded-control text-muted hover:bg-ink/5 hover:text-ink"
                >
                  <Plus aria-hidden className="size-4" />
                </button>
              </div>
            ))}
          </div>
        </div>
        <div className="grid grid-cols-[3.5rem_1fr]" style={{ height: 24 * HOUR_PX }}>
          <HourAxis />
          {/* biome-ignore lint/a11y: for pointers alone; the blocks and the buttons above do the same by keyboard */}
          <div
            ref={grid}
            {...handlers}
            onClick={edit.onTap}
            className="relative cursor-cell"
            style={{
              backgroundImage: 'linear-gradient(to bottom, var(--line) 1px, transparent 1px)',
              backgroundSize: `100% ${HOUR_PX}px`,
            }}
          >
            <div aria-hidden className="pointer-events-none absolute inset-0 grid grid-cols-7">
              {WEEK_DAYS.map((day) => (
                <div key={day} className="border-s border-line" />
              ))}
            </div>
            {shown.map((span, i) => (
              <GridBlock
                // Not its start, which changes while its popover is open.
                key={`${span.day}-${shown.slice(0, i).filter(({ day }) => day === span.day).length}`}
                span={span}
                isOpen={edit.isOpen(span)}
                onOpenChange={(isOpen) => edit.setOpen(isOpen ? span : null)}
                onChange={(changed) => edit.replace(span, changed)}
                onRemove={() => edit.remove(span)}
              />
            ))}
            {dragging && <GridBlock span={dragging.span} isDragged />}
          </div>
        </div>
      </section>
      <p className="text-14 text-muted">
        <Trans>
          Click or drag to add hours. Drag a block to move it, or its edges to change it. With the keyboard:
          arrow keys move, Shift and arrows resize, Delete removes.
        </Trans>
      </p>
      <p role="status" className="sr-only">
        {edit.note}
      </p>
    </div>
  );
}

function HourAxis() {
  const { hourText } = useClockTexts();
  return (
    <div aria-hidden className="relative text-12 text-muted tabular-nums">
      {HOURS.slice(1).map((hour) => (
        <span
          key={hour}
          className="absolute end-2 -translate-y-1/2 whitespace-nowrap"
          style={{ top: hour * HOUR_PX }}
        >
          {hourText(hour)}
        </span>
      ))}
    </div>
  );
}

/** Scrolls to an hour before the first offered one, once. */
function useFirstHourInView(week: Week) {
  const scroller = useRef<HTMLElement>(null);
  const first = useRef(week.length > 0 ? Math.min(...week.map(({ from }) => from)) / 60 - 1 : MORNING_HOUR);
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: first.current * HOUR_PX });
  }, []);
  return scroller;
}

/** The edits of the grid, by pointer and keyboard, with the focus after each. */
function useGridEdits(week: Week, onChange: (week: Week) => void) {
  const { t } = useLingui();
  const { dayText, hoursText } = useClockTexts();
  const [root, grid] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const focusLater = useFocusLater(root);
  const [open, setOpen] = useState<Span | null>(null);
  const [note, setNote] = useState('');

  /** Returns the hours that `span` has become, joined with what it touches; null when the day has too many. */
  function put(after: Week, span: Span): Span | null {
    if (isTooFull(after)) {
      setNote(t`A day can have up to ${AVAILABILITY_LIMITS.spansPerDay} blocks.`);
      return null;
    }
    const result = spanAt(after, span.day, span.from) ?? span;
    setNote(`${dayText(result.day)}, ${hoursText(result)}`);
    onChange(after);
    return result;
  }
  function select(span: Span | null): void {
    if (span) focusLater(`[data-span="${span.day}-${span.from}"] button`);
  }
  function replace(old: Span, span: Span): void {
    const result = put(replaceSpan(week, old, span), span);
    if (open) setOpen(result);
    else select(result);
  }
  function remove(span: Span): void {
    setOpen(null);
    setNote(t`Removed: ${hoursText(span)}`);
    focusLater(`[data-add="${span.day}"]`);
    onChange(removeSpan(week, span));
  }
  const add = (span: Span | null) => span && setOpen(put(addSpan(week, span), span));
  const { dragging, handlers } = useGridDrag({
    grid,
    spanAtPoint: ({ day, minute }) => spanAt(week, day, minute),
    onDrop: ({ drag, span }) =>
      drag.kind === 'add' ? select(put(addSpan(week, span), span)) : replace(drag.span, span),
    onPress: (drag, suggested) => (drag.kind === 'add' ? add(suggested) : setOpen(drag.span)),
  });
  const dragged = dragging && dragging.drag.kind !== 'add' ? dragging.drag.span : null;
  return {
    root,
    grid,
    note,
    dragging,
    handlers,
    shown: dragged ? removeSpan(week, dragged) : week,
    isOpen: (span: Span) => open !== null && isSame(open, span),
    setOpen,
    replace,
    remove,
    addTo: (day: number) => add(nextHours(week, day)),
    /** A finger on free time; mouse and pen arrive as presses. */
    onTap({ nativeEvent, target, currentTarget }: MouseEvent): void {
      const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
      if (!isTouch || target !== currentTarget) return;
      const point = pointIn(currentTarget.getBoundingClientRect(), nativeEvent);
      if (!spanAt(week, point.day, point.minute)) add(clickedSpan(point));
    },
  };
}
