import type { AxisLabel } from '../../../../ui/chart/ChartAxis.tsx';

/** So many days fit below a chart in a window of 320 px, and below a chart that is wider than 24rem. */
const MOST = 4;
const MOST_WIDE = 6;

/** The days that fit below the points, counted from the latest. */
export function dayLabels(days: readonly { x: number; day: string }[]): AxisLabel[] {
  const isLabelled = (index: number, most: number) =>
    (days.length - 1 - index) % Math.ceil(days.length / most) === 0;
  return days.flatMap(({ x, day }, i) => {
    const [narrow, wide] = [isLabelled(i, MOST), isLabelled(i, MOST_WIDE)];
    if (!narrow && !wide) return [];
    const className = narrow && wide ? '' : wide ? 'hidden @sm:block' : '@sm:hidden';
    return { at: x, text: day, className };
  });
}
