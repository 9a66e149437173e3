import { cx } from '../../lib/cx.ts';

export interface AxisLabel {
  /** In percent of the plot's width. */
  at: number;
  text: string;
  className?: string;
}

export interface ChartAxisProps {
  labels: readonly AxisLabel[];
  /** `start`: the label begins at its tick. `center`: it stands below its point. */
  align: 'start' | 'center';
}

/** The labels below a plot. Heard from the slider and the table beside it. */
export function ChartAxis({ labels, align }: ChartAxisProps) {
  const look = align === 'start' ? 'border-s border-line ps-1' : '-translate-x-1/2';
  return (
    <div aria-hidden className="relative mt-1 h-5 text-12 text-muted tabular-nums">
      {labels.map(({ at, text, className }) => (
        <span
          key={at}
          className={cx('absolute whitespace-nowrap', look, className)}
          style={{ left: `${at}%` }}
        >
          {text}
        </span>
      ))}
    </div>
  );
}
