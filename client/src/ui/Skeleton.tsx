import { cx } from '../lib/cx.ts';

/** A grey shape with the geometry of what is being loaded; give its size by class. Say "loading" once around several. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cx('animate-pulse rounded-card bg-line motion-reduce:animate-none', className)}
    />
  );
}
