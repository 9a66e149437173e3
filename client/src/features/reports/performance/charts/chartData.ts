import type { TickedScale } from '../../../../ui/chart/scale.ts';

/** One session's value in a chart. */
export interface ChartPoint {
  roomid: string;
  /** Below the axis: "20 Nov". */
  day: string;
  /** In the tooltip and the table: "HR Round 1, 20 November 2026". */
  session: string;
  /** null: not rated in this session. */
  value: number | null;
}

export const STARS_SCALE: TickedScale = { min: 1, max: 5, ticks: [1, 2, 3, 4, 5] };
export const INDEX_SCALE: TickedScale = { min: 1, max: 10, ticks: [1, 4, 7, 10] };
export const PERCENT_SCALE: TickedScale = { min: 0, max: 100, ticks: [0, 50, 100] };
