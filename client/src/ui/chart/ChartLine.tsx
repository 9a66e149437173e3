import { line } from 'd3-shape';

/** In percent of the plot: from its left and from its bottom. */
export interface LinePoint {
  x: number;
  /** null interrupts the line. */
  y: number | null;
}

const pathOf = line<LinePoint>()
  // Finer than a pixel of the widest chart.
  .digits(2)
  .defined(({ y }) => y !== null)
  .x(({ x }) => x)
  .y(({ y }) => 100 - (y ?? 0));

/** A line through the points, of the same width however the plot is stretched. Belongs in an `svg` that is the plot. */
export function ChartLine({ points }: { points: readonly LinePoint[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      className="overflow-visible"
    >
      <path
        d={pathOf([...points]) ?? ''}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-peacock"
      />
    </svg>
  );
}
