import { Trans } from '@lingui/react/macro';
import { cx } from '../lib/cx.ts';

/**
 * The open doorway: an upright with its lintel, and a speech mark as the other upright. Decorative: show the name beside it. The
 * same drawing is in client/public/favicon.svg, icon.svg and icon-maskable.svg.
 */
export function Logo({ isFaint = false, className }: { isFaint?: boolean; className?: string }) {
  return (
    <svg
      viewBox="4 4 56 56"
      aria-hidden="true"
      className={cx(isFaint ? 'fill-line' : 'fill-peacock', className)}
    >
      <path d="M8 11a3 3 0 0 1 3-3h42a3 3 0 0 1 3 3v6H17v39H8z" />
      <path d="M42 23h14v17.5c0 9.2-4.6 14.3-13.5 15.5v-6.3c4.2-1.1 6-3.7 5.9-8.7H42z" />
    </svg>
  );
}

/** Shown while a page is loading. */
export function LoadingPage() {
  return (
    <div className="grid min-h-[60dvh] place-items-center" role="status">
      <Logo className="size-12 animate-doorway" />
      <span className="sr-only">
        <Trans>Loading</Trans>
      </span>
    </div>
  );
}
