import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { cx } from '../../lib/cx.ts';

export interface ChartSliderProps {
  label: string;
  /** What there is at the chosen point, in one sentence: all that a screen reader hears of the picture. */
  valueText: string;
  min: number;
  max: number;
  value: number;
  /** Of the arrow keys, and of Page Up and Page Down. */
  step: number;
  page: number;
  onChange(value: number): void;
  /** Pressed or dragged here, in percent of the width. */
  onPick(percent: number): void;
  /** Pointing picks as well, without a press. */
  picksOnHover?: boolean;
  className?: string;
  /** The picture. */
  children: ReactNode;
}

/** The way through a chart: pointer, touch and keys move a point over the picture. */
export function ChartSlider({ label, valueText, min, max, value, children, ...props }: ChartSliderProps) {
  const picture = useRef<HTMLDivElement>(null);
  const pick = ({ clientX }: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect();
    if (box && box.width > 0) props.onPick((100 * (clientX - box.left)) / box.width);
  };
  const press = (event: KeyboardEvent) => {
    const next = keyTarget(event.key, { min, max, value, ...props });
    if (next === null) return;
    event.preventDefault();
    props.onChange(Math.min(max, Math.max(min, next)));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      onKeyDown={press}
      onPointerDown={(event) => {
        // Not in every test browser.
        event.currentTarget.setPointerCapture?.(event.pointerId);
        pick(event);
      }}
      onPointerMove={(event) => {
        if (props.picksOnHover || event.buttons > 0) pick(event);
      }}
      className={cx(
        'group cursor-crosshair touch-pan-y rounded-control outline-offset-4 select-none',
        props.className,
      )}
    >
      <div ref={picture} className="relative">
        {children}
      </div>
    </div>
  );
}

/** The vertical line at the chosen point. Belongs in a `ChartSlider`. */
export function ChartCursor({ at, className }: { at: number; className: string }) {
  return (
    <div
      aria-hidden
      className={cx('no-print pointer-events-none absolute inset-y-0 -translate-x-1/2', className)}
      style={{ left: `${at}%` }}
    />
  );
}

type Keys = Pick<ChartSliderProps, 'min' | 'max' | 'value' | 'step' | 'page'>;

function keyTarget(key: string, { min, max, value, step, page }: Keys): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return value + step;
    case 'ArrowLeft':
    case 'ArrowDown':
      return value - step;
    case 'PageUp':
      return value + page;
    case 'PageDown':
      return value - page;
    case 'Home':
      return min;
    case 'End':
      return max;
    default:
      return null;
  }
}
