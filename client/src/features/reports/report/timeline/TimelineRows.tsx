import { Trans } from '@lingui/react/macro';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { SHOWN_READINGS, type ShownReading } from '@preproom/models/contract/readings/expressionSummary';
import type { Stretch, Timeline, TimelineReading } from '@preproom/models/contract/reports/timeline';
import { readingName } from '@preproom/models/contract/words/readingWords';
import type { ReactNode } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { useWords } from '../../../../lib/texts/words.ts';

const TEN_SECONDS_MS = 10_000;
/** Narrower would not be seen on a phone. */
const MIN_WIDTH_PERCENT = 0.4;

interface RowsProps {
  timeline: Timeline;
  span: Stretch;
}

/** One row for each thing that is known; what is not known has no row. Read out by the slider around it and by the table. */
export function TimelineRows({ timeline, span }: RowsProps) {
  const { presence, speech, questions, marks, chat, readings, connection } = timeline;
  return (
    <div aria-hidden className="flex flex-col gap-3 [print-color-adjust:exact]">
      <TwoRows name={<Trans>In the room</Trans>} of={presence} span={span} />
      {speech.learner.length + speech.mentor.length > 0 && (
        <TwoRows name={<Trans>Speaking</Trans>} of={speech} span={span} />
      )}
      {questions.length + marks.length > 0 && (
        <Row name={<Trans>Questions and marked moments</Trans>}>
          {questions.map(({ atMs }) => (
            <circle key={`q${atMs}`} cx={at(span, atMs)} cy="50%" r="5" className="fill-ink" />
          ))}
          {marks.map(({ atMs, mark }) => (
            <Mark key={`m${atMs}${mark}`} x={at(span, atMs)} isStrong={mark === 'strong'} />
          ))}
        </Row>
      )}
      {chat.length > 0 && (
        <Row name={<Trans>Chat</Trans>}>
          {chat.map(({ fromMs, learner, mentor }) => (
            <Block
              key={fromMs}
              span={span}
              fromMs={fromMs}
              toMs={fromMs + MINUTE_MS}
              height={chatHeight(learner + mentor)}
              look="fill-sky"
            />
          ))}
        </Row>
      )}
      {readings.length > 0 &&
        SHOWN_READINGS.map((name) => <ReadingRow key={name} name={name} readings={readings} span={span} />)}
      {connection.length > 0 && (
        <Row name={<Trans>Connection</Trans>}>
          {connection.map(({ fromMs, toMs, grade }) => (
            <Block
              key={fromMs}
              span={span}
              fromMs={fromMs}
              toMs={toMs}
              height={GRADE_HEIGHTS[grade] ?? 0}
              look={GRADE_LOOKS[grade] ?? ''}
            />
          ))}
        </Row>
      )}
    </div>
  );
}

/** By grade: 0 not connected, 1 poor, 2 fair, 3 good. The height says the same as the colour. */
const GRADE_HEIGHTS = [8, 33, 66, 100];
const GRADE_LOOKS = ['fill-line-strong', 'fill-brick', 'fill-amber', 'fill-leaf'];

const chatHeight = (messages: number) => Math.min(100, 25 * messages);

const percent = (span: Stretch, atMs: number) =>
  (100 * (atMs - span.fromMs)) / Math.max(1, span.toMs - span.fromMs);
const at = (span: Stretch, atMs: number) => `${percent(span, atMs)}%`;

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

/** The learner's row above the mentor's. */
function TwoRows({ name, of, span }: { name: ReactNode; of: Timeline['presence']; span: Stretch }) {
  return (
    <Row name={name}>
      {of.learner.map(({ fromMs, toMs }) => (
        <Block
          key={`l${fromMs}`}
          span={span}
          fromMs={fromMs}
          toMs={toMs}
          top={5}
          height={40}
          look="fill-peacock"
        />
      ))}
      {of.mentor.map(({ fromMs, toMs }) => (
        <Block
          key={`m${fromMs}`}
          span={span}
          fromMs={fromMs}
          toMs={toMs}
          top={55}
          height={40}
          look="fill-muted"
        />
      ))}
    </Row>
  );
}

interface BlockProps {
  span: Stretch;
  fromMs: number;
  toMs: number;
  /** Of the row, in percent. */
  height: number;
  /** By default the block stands on the row's line. */
  top?: number;
  look: string;
}

function Block({ span, fromMs, toMs, height, top = 100 - height, look }: BlockProps) {
  const from = Math.max(0, percent(span, fromMs));
  const width = Math.max(MIN_WIDTH_PERCENT, Math.min(100, percent(span, toMs)) - from);
  return <rect x={`${from}%`} width={`${width}%`} y={`${top}%`} height={`${height}%`} className={look} />;
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

function ReadingRow({
  name,
  readings,
  span,
}: {
  name: ShownReading;
  readings: readonly TimelineReading[];
  span: Stretch;
}) {
  const words = useWords();
  return (
    <Row name={readingName(words, name)} height="h-8">
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        {unbroken(readings).map((part) => (
          <polyline
            key={part[0]?.atMs}
            points={part.flatMap((reading) => pointsOf(reading, name, span)).join(' ')}
            fill="none"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
            className="stroke-peacock"
          />
        ))}
      </svg>
    </Row>
  );
}

/** A level line over the ten seconds of an average. */
function pointsOf(reading: TimelineReading, name: ShownReading, span: Stretch): string[] {
  const y = 100 - reading[name] / 100;
  return [reading.atMs, reading.atMs + TEN_SECONDS_MS].map((atMs) => `${percent(span, atMs)},${y}`);
}

/** Gaps stay gaps: a line goes on only where one average follows the other. */
function unbroken(readings: readonly TimelineReading[]): TimelineReading[][] {
  const parts: TimelineReading[][] = [];
  for (const reading of readings) {
    const last = parts.at(-1);
    if (last?.at(-1)?.atMs === reading.atMs - TEN_SECONDS_MS) last?.push(reading);
    else parts.push([reading]);
  }
  return parts;
}
