import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartPoint, ChartScale } from './chartData.ts';

export interface SessionsChartProps {
  points: ChartPoint[];
  scale: ChartScale;
  /** What the line is called. */
  name: string;
  format: (value: number) => string;
}

const TICK = { fill: 'var(--muted)', fontSize: 12 };
const HEIGHT = 176;

/** A line over the sessions. Arrow keys move from session to session; the tooltip says each value. */
export function SessionsChart({ points, scale, name, format }: SessionsChartProps) {
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <LineChart
        data={points}
        title={name}
        margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
        accessibilityLayer
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="roomid"
          tickFormatter={(roomid: string) => dayOf(points, roomid)}
          tick={TICK}
          tickLine={false}
          stroke="var(--line-strong)"
          minTickGap={16}
          interval="preserveStartEnd"
        />
        <YAxis
          domain={[scale.min, scale.max]}
          ticks={[...scale.ticks]}
          tickFormatter={format}
          tick={TICK}
          tickLine={false}
          axisLine={false}
          width={44}
        />
        <Tooltip
          content={({ payload }) => <Pointed point={payload?.[0]?.payload} format={format} />}
          cursor={{ stroke: 'var(--line-strong)' }}
          isAnimationActive={false}
        />
        <Line
          dataKey="value"
          name={name}
          stroke="var(--peacock)"
          strokeWidth={2}
          dot={{ r: 4, fill: 'var(--peacock)', stroke: 'var(--raised)', strokeWidth: 2 }}
          activeDot={{ r: 6, fill: 'var(--peacock)', stroke: 'var(--raised)', strokeWidth: 2 }}
          connectNulls={false}
          // Nothing moves, on paper least of all.
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}

function dayOf(points: readonly ChartPoint[], roomid: string): string {
  return points.find((point) => point.roomid === roomid)?.day ?? '';
}

function Pointed({ point, format }: { point: ChartPoint | undefined; format: SessionsChartProps['format'] }) {
  if (!point || point.value === null) return null;
  return (
    <p className="max-w-56 rounded-control border border-line bg-raised px-3 py-2 text-14 shadow-layer">
      <span className="font-semibold tabular-nums">{format(point.value)}</span>
      <span className="block text-muted">{point.session}</span>
    </p>
  );
}
