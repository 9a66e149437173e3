import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { useNow } from '../../../../lib/useNow.ts';

/** Screen readers are told once, and the time turns red. */
const SHORT_MS = 15_000;

export interface TimeLeftProps {
  /** In the server's time. */
  endsAtMs: number;
  limitMs: number;
  /** Called once, when the time is over. */
  onOver: () => void;
}

/** A bar and the seconds that are left for an item. */
export function TimeLeft({ endsAtMs, limitMs, onOver }: TimeLeftProps) {
  const { t } = useLingui();
  // The clock ticks in whole seconds, so it may lag behind the start.
  const leftMs = Math.min(limitMs, Math.max(0, endsAtMs - useNow()));
  const seconds = Math.ceil(leftMs / 1_000);
  const isShort = leftMs <= SHORT_MS;
  useOver(leftMs === 0, onOver);
  return (
    <div className="flex items-center gap-3">
      <div className="h-1.5 flex-1 overflow-hidden rounded-full bg-line" aria-hidden>
        <div
          className={cx('h-full rounded-full', isShort ? 'bg-brick' : 'bg-peacock')}
          style={{ width: `${Math.min(100, (leftMs / limitMs) * 100)}%` }}
        />
      </div>
      <p
        role="timer"
        aria-label={t`Time left`}
        className={cx('min-w-14 text-end text-14 tabular-nums', isShort && 'text-brick')}
      >
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </p>
      <span role="status" className="sr-only">
        {isShort && leftMs > 0 && <Trans>15 seconds left</Trans>}
      </span>
    </div>
  );
}

function useOver(isOver: boolean, onOver: () => void): void {
  const latest = useRef(onOver);
  useEffect(() => {
    latest.current = onOver;
  });
  useEffect(() => {
    if (isOver) latest.current();
  }, [isOver]);
}
