import { Trans, useLingui } from '@lingui/react/macro';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import type { Stretch, Timeline } from '@preproom/models/contract/reports/timeline';
import { callTimeText } from '@preproom/models/contract/words/reportWords';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useWords } from '../../../../lib/texts/words.ts';
import { momentAt, STEP_MS, snap } from './momentAt.ts';
import { TimelineRows } from './TimelineRows.tsx';
import { type PeopleNames, useMomentTexts } from './useMomentTexts.ts';

/** Distances between two labels of the axis; the first that gives at most `MOST_LABELS` is used. */
const LABEL_STEPS_MS = [1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE_MS);
const MOST_LABELS = 5;

export interface TimelinePictureProps {
  timeline: Timeline;
  span: Stretch;
  atMs: number;
  onChange(atMs: number): void;
  names: PeopleNames;
}

/** Small multiples on one time axis. A slider: pointer, touch and arrow keys move the moment. */
export function TimelinePicture({ timeline, span, atMs, onChange, names }: TimelinePictureProps) {
  const { t } = useLingui();
  const { spoken } = useMomentTexts(names);
  const picture = useRef<HTMLDivElement>(null);
  const pick = ({ clientX }: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    onChange(snap(span, span.fromMs + ((clientX - box.left) / box.width) * (span.toMs - span.fromMs)));
  };
  const press = (event: KeyboardEvent) => {
    const next = keyTarget(event.key, atMs, span);
    if (next === null) return;
    event.preventDefault();
    onChange(snap(span, next));
  };
  return (
    <div className="flex flex-col gap-2">
      <p className="no-print text-14 text-muted">
        <Trans>Tap the timeline or use the arrow keys to see each moment.</Trans>
      </p>
      <Legend {...names} />
      <div
        ref={picture}
        role="slider"
        tabIndex={0}
        aria-label={t`Point in the session`}
        aria-valuemin={snap(span, span.fromMs) / 1000}
        aria-valuemax={snap(span, span.toMs) / 1000}
        aria-valuenow={atMs / 1000}
        aria-valuetext={spoken(momentAt(timeline, atMs))}
        onKeyDown={press}
        onPointerDown={(event) => {
          // Not in every test browser.
          event.currentTarget.setPointerCapture?.(event.pointerId);
          pick(event);
        }}
        onPointerMove={(event) => {
          if (event.buttons > 0) pick(event);
        }}
        className="relative cursor-crosshair touch-pan-y rounded-control outline-offset-4 select-none"
      >
        <TimelineRows timeline={timeline} span={span} />
        <Axis span={span} />
        <div
          aria-hidden
          className="no-print pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-ink"
          style={{ left: `${share(span, atMs)}%` }}
        />
      </div>
    </div>
  );
}

/** Whose bars are whose; the learner's stand above the mentor's. */
function Legend({ learner, mentor }: PeopleNames) {
  return (
    <p className="flex flex-wrap gap-x-4 text-14">
      <span className="flex items-center gap-2">
        <span aria-hidden className="size-2.5 rounded-full bg-peacock [print-color-adjust:exact]" />
        {learner ?? <Trans>You</Trans>}
      </span>
      <span className="flex items-center gap-2">
        <span aria-hidden className="size-2.5 rounded-full bg-muted [print-color-adjust:exact]" />
        {mentor}
      </span>
    </p>
  );
}

/** Where a moment lies in the picture, in percent from the left. */
function share({ fromMs, toMs }: Stretch, atMs: number): number {
  return (100 * (atMs - fromMs)) / Math.max(1, toMs - fromMs);
}

function keyTarget(key: string, atMs: number, { fromMs, toMs }: Stretch): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return atMs + STEP_MS;
    case 'ArrowLeft':
    case 'ArrowDown':
      return atMs - STEP_MS;
    case 'PageUp':
      return atMs + MINUTE_MS;
    case 'PageDown':
      return atMs - MINUTE_MS;
    case 'Home':
      return fromMs;
    case 'End':
      return toMs;
    default:
      return null;
  }
}

function Axis({ span }: { span: Stretch }) {
  const words = useWords();
  const lengthMs = span.toMs - span.fromMs;
  const stepMs = LABEL_STEPS_MS.find((step) => lengthMs / step <= MOST_LABELS) ?? 30 * MINUTE_MS;
  const first = Math.ceil(span.fromMs / stepMs) * stepMs;
  const count = Math.max(0, Math.floor((span.toMs - first) / stepMs) + 1);
  return (
    <div aria-hidden className="relative mt-1 h-5 text-12 text-muted tabular-nums">
      {Array.from({ length: count }, (_, i) => first + i * stepMs)
        // The last one would stand out of the picture.
        .filter((atMs) => share(span, atMs) <= 92)
        .map((atMs) => (
          <span
            key={atMs}
            className="absolute border-s border-line ps-1"
            style={{ left: `${share(span, atMs)}%` }}
          >
            {callTimeText(words, atMs)}
          </span>
        ))}
    </div>
  );
}
