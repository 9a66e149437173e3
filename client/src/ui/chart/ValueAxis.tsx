import { cx } from '../../lib/cx.ts';
import { percentOf, type TickedScale } from './scale.ts';

interface ValueLabelsProps {
  scale: TickedScale;
  format(value: number): string;
}

/** The labels left of a plot, as wide as the longest. Their box is as high as the plot. */
export function ValueLabels({ scale, format }: ValueLabelsProps) {
  return (
    <div aria-hidden className="grid min-w-9 justify-items-end pe-2 text-12 text-muted tabular-nums">
      {scale.ticks.map((tick) => (
        <span
          key={tick}
          className="relative flex h-0 items-center whitespace-nowrap [grid-area:1/1]"
          style={{ top: `${100 - percentOf(scale, tick)}%` }}
        >
          {format(tick)}
        </span>
      ))}
    </div>
  );
}

/** The level lines behind a plot, the lowest being its floor. */
export function ValueLines({ scale, className }: { scale: TickedScale; className?: string }) {
  return (
    <div aria-hidden className={cx('absolute inset-y-0', className)}>
      {scale.ticks.map((tick) => (
        <div
          key={tick}
          className={cx(
            'absolute inset-x-0 border-t',
            tick === scale.min ? 'border-line-strong' : 'border-line',
          )}
          style={{ top: `${100 - percentOf(scale, tick)}%` }}
        />
      ))}
    </div>
  );
}
