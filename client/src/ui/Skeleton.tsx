import { cx } from '../lib/cx.ts';

/** A placeholder with the size of what is being loaded, set by class. Put one "Loading" text around a group of them. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cx('animate-pulse rounded-card bg-line motion-reduce:animate-none', className)}
    />
  );
}
