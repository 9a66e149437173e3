import { leastIndex } from 'd3-array';
import { useState } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { ChartAxis } from '../../../../ui/chart/ChartAxis.tsx';
import { ChartLine } from '../../../../ui/chart/ChartLine.tsx';
import { ChartCursor, ChartSlider } from '../../../../ui/chart/ChartSlider.tsx';
import { percentOf, type TickedScale } from '../../../../ui/chart/scale.ts';
import { ValueLabels, ValueLines } from '../../../../ui/chart/ValueAxis.tsx';
import type { ChartPoint } from './chartData.ts';
import { dayLabels } from './dayLabels.ts';

export interface SessionsChartProps {
  points: ChartPoint[];
  scale: TickedScale;
  /** What the line is called. */
  name: string;
  format: (value: number) => string;
}

/** Seen while the chart is pointed at or has the focus. */
const WHILE_POINTED = 'no-print invisible group-hover:visible group-focus:visible';

/** A line over the sessions, evenly spaced. Its slider goes from one rated session to the next. */
export function SessionsChart({ points, scale, name, format }: SessionsChartProps) {
  const placed = points.map((point, i) => ({
    ...point,
    x: percentOf({ min: 0, max: points.length - 1 }, i),
    y: point.value === null ? null : percentOf(scale, point.value),
  }));
  const rated = placed.filter(isRated);
  const [chosen, choose] = useState(rated.length - 1);
  const pointed = rated[chosen] ?? rated.at(-1);
  if (!pointed) return null;
  return (
    <div className="@container grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[9rem_auto] pt-2">
      <ValueLabels scale={scale} format={format} />
      <ChartSlider
        label={name}
        valueText={`${format(pointed.value)}; ${pointed.session}`}
        min={0}
        max={rated.length - 1}
        value={rated.indexOf(pointed)}
        step={1}
        page={1}
        onChange={choose}
        onPick={(percent) => choose(leastIndex(rated, ({ x }) => Math.abs(x - percent)) ?? 0)}
        picksOnHover
        className="row-span-2 px-4"
      >
        <div className="relative h-36">
          <ValueLines scale={scale} className="-inset-x-4" />
          <ChartCursor at={pointed.x} className={cx('w-px bg-line-strong', WHILE_POINTED)} />
          <svg aria-hidden="true" className="relative block size-full overflow-visible">
            <ChartLine points={placed} />
            {rated.map(({ roomid, ...at }) => (
              <Dot key={roomid} {...at} radius={4} />
            ))}
            <Dot {...pointed} radius={6} className={WHILE_POINTED} />
          </svg>
          <Pointed {...pointed} text={format(pointed.value)} />
        </div>
        <ChartAxis labels={dayLabels(placed)} align="center" />
      </ChartSlider>
    </div>
  );
}

interface Rated extends ChartPoint {
  x: number;
  y: number;
  value: number;
}
const isRated = (point: { value: number | null }): point is Rated => point.value !== null;

type Place = Pick<Rated, 'x' | 'y'>;

function Dot({ x, y, radius, className }: Place & { radius: number; className?: string }) {
  return (
    <circle
      cx={`${x}%`}
      cy={`${100 - y}%`}
      r={radius}
      strokeWidth="2"
      className={cx('fill-peacock stroke-raised', className)}
    />
  );
}

/** What the chosen point says. Moved left in proportion, which keeps it within the plot, and put on the side with more room. */
function Pointed({ x, y, text, session }: Place & { text: string; session: string }) {
  const isHigh = y > 50;
  return (
    <div
      aria-hidden
      className={cx(
        'pointer-events-none absolute z-10 w-max max-w-[min(16rem,100%)] rounded-control border border-line bg-raised px-3 py-2 text-14 shadow-layer',
        isHigh ? 'mt-3' : 'mb-3',
        WHILE_POINTED,
      )}
      style={{
        left: `${x}%`,
        translate: `-${x}%`,
        ...(isHigh ? { top: `${100 - y}%` } : { bottom: `${y}%` }),
      }}
    >
      <span className="font-semibold tabular-nums">{text}</span>
      <span className="block text-muted">{session}</span>
    </div>
  );
}
