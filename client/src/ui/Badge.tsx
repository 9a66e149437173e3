import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export type BadgeTone = 'plain' | 'now' | 'success' | 'warning' | 'danger' | 'info';

const TONES: Record<BadgeTone, string> = {
  plain: 'border-line text-muted',
  now: 'border-marigold bg-marigold text-on-marigold',
  success: 'border-leaf/40 bg-leaf/10 text-leaf',
  warning: 'border-amber/40 bg-amber/10 text-amber',
  danger: 'border-brick/40 bg-brick/10 text-brick',
  info: 'border-sky/40 bg-sky/10 text-sky',
};

/** A short status label. The text carries the meaning, not the colour. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-12 font-medium tracking-normal whitespace-nowrap tabular-nums',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
