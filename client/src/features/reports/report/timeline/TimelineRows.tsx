import { Trans } from '@lingui/react/macro';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { SHOWN_READINGS, type ShownReading } from '@preproom/models/contract/readings/expressionSummary';
import type { Stretch, Timeline, TimelineReading } from '@preproom/models/contract/reports/timeline';
import { readingName } from '@preproom/models/contract/words/readingWords';
import type { ReactNode } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { useWords } from '../../../../lib/texts/words.ts';
import { ChartLine, type LinePoint } from '../../../../ui/chart/ChartLine.tsx';
import { percentOf, type Scale } from '../../../../ui/chart/scale.ts';

const TEN_SECONDS_MS = 10_000;
/** Narrower would not be seen on a phone. */
const MIN_WIDTH_PERCENT = 0.4;

/** By grade: 0 not connected, 1 poor, 2 fair, 3 good. The height says the same as the colour. */
const GRADE_HEIGHTS = [8, 33, 66, 100];
const GRADE_LOOKS = ['fill-line-strong', 'fill-brick', 'fill-amber', 'fill-leaf'];

interface RowsProps {
  timeline: Timeline;
  scale: Scale;
}

/** One row for each thing that is known; what is not known has no row. Read out by the slider around it and by the table. */
export function TimelineRows({ timeline, scale }: RowsProps) {
  const words = useWords();
  const { presence, speech, questions, marks, chat, readings, connection, agenda } = timeline;
  return (
    <div aria-hidden className="flex flex-col gap-3 [print-color-adjust:exact]">
      <BarRow name={<Trans>In the room</Trans>} bars={barsOfBoth(presence)} scale={scale} />
      <BarRow name={<Trans>Speaking</Trans>} bars={barsOfBoth(speech)} scale={scale} />
      {questions.length + marks.length > 0 && (
        <Row name={<Trans>Questions and marked moments</Trans>}>
          {questions.map(({ atMs }) => (
            <circle key={`q${atMs}`} cx={`${percentOf(scale, atMs)}%`} cy="50%" r="5" className="fill-ink" />
          ))}
          {marks.map(({ atMs, mark }) => (
            <Mark key={`m${atMs}${mark}`} x={`${percentOf(scale, atMs)}%`} isStrong={mark === 'strong'} />
          ))}
        </Row>
      )}
      <BarRow name={<Trans>Phases</Trans>} bars={agenda.phases.map(phaseBar)} scale={scale} />
      <BarRow name={<Trans>Focus time</Trans>} bars={agenda.focus.map(focusBar)} scale={scale} />
      <BarRow name={<Trans>Chat</Trans>} bars={chat.map(chatBar)} scale={scale} />
      {readings.length > 0 &&
        SHOWN_READINGS.map((name) => (
          <Row key={name} name={readingName(words, name)} height="h-8">
            <ChartLine points={levelsOf(readings, name, scale)} />
          </Row>
        ))}
      <BarRow name={<Trans>Connection</Trans>} bars={connection.map(gradeBar)} scale={scale} />
    </div>
  );
}

function Row({ name, height = 'h-5', children }: { name: ReactNode; height?: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-12 text-muted">{name}</p>
      <svg aria-hidden="true" className={cx('block w-full overflow-visible border-b border-line', height)}>
        {children}
      </svg>
    </div>
  );
}

interface Bar extends Stretch {
  /** Of the row, in percent. */
  height: number;
  /** By default the bar stands on the row's line. */
  top?: number;
  look: string;
}

/** The learner's bars above the mentor's. */
const barsOfBoth = ({ learner, mentor }: Timeline['presence']): Bar[] => [
  ...learner.map((stretch) => ({ ...stretch, top: 5, height: 40, look: 'fill-peacock' })),
  ...mentor.map((stretch) => ({ ...stretch, top: 55, height: 40, look: 'fill-muted' })),
];

const chatBar = ({ fromMs, learner, mentor }: Timeline['chat'][number]): Bar => ({
  fromMs,
  toMs: fromMs + MINUTE_MS,
  height: Math.min(100, 25 * (learner + mentor)),
  look: 'fill-sky',
});

const gradeBar = ({ grade, ...stretch }: Timeline['connection'][number]): Bar => ({
  ...stretch,
  height: GRADE_HEIGHTS[grade] ?? 0,
  look: GRADE_LOOKS[grade] ?? '',
});

/** Neighbours differ in height, so that one sees where the next begins. */
const phaseBar = ({ fromMs, toMs }: Stretch, i: number): Bar => ({
  ...{ fromMs, toMs },
  height: i % 2 === 0 ? 90 : 50,
  look: 'fill-peacock',
});

const focusBar = ({ fromMs, toMs }: Stretch): Bar => ({ fromMs, toMs, height: 50, look: 'fill-muted' });

function BarRow({ name, bars, scale }: { name: ReactNode; bars: readonly Bar[]; scale: Scale }) {
  if (bars.length === 0) return null;
  return (
    <Row name={name}>
      {bars.map(({ fromMs, toMs, height, top = 100 - height, look }) => {
        const from = Math.max(0, percentOf(scale, fromMs));
        const width = Math.max(MIN_WIDTH_PERCENT, Math.min(100, percentOf(scale, toMs)) - from);
        // More digits would not be seen, and hundreds of bars are in the page's first HTML.
        return (
          <rect
            key={`${fromMs}${look}`}
            x={`${from.toFixed(2)}%`}
            width={`${width.toFixed(2)}%`}
            y={`${top}%`}
            height={`${height}%`}
            className={look}
          />
        );
      })}
    </Row>
  );
}

/** Up for done well, down for to work on: the shape says the same as the colour. */
function Mark({ x, isStrong }: { x: string; isStrong: boolean }) {
  return (
    <svg aria-hidden="true" x={x} y="50%" className="overflow-visible">
      <path
        d={isStrong ? 'M-6 5 L0 -6 L6 5 Z' : 'M-6 -5 L0 6 L6 -5 Z'}
        className={isStrong ? 'fill-leaf' : 'fill-brick'}
      />
    </svg>
  );
}

/** A level line over the ten seconds of each average. Gaps stay gaps: the line goes on only where one average follows the other. */
function levelsOf(readings: readonly TimelineReading[], name: ShownReading, scale: Scale): LinePoint[] {
  return readings.flatMap(({ atMs, [name]: level }, i) => {
    const [from, to] = [percentOf(scale, atMs), percentOf(scale, atMs + TEN_SECONDS_MS)];
    const follows = readings[i - 1]?.atMs === atMs - TEN_SECONDS_MS;
    const gap = follows ? [] : [{ x: from, y: null }];
    return [...gap, { x: from, y: level / 100 }, { x: to, y: level / 100 }];
  });
}
