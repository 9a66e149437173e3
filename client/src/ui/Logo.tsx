import { Trans } from '@lingui/react/macro';
import { cx } from '../lib/cx.ts';

/** The open doorway: two uprights and a lintel, the right upright a speech mark. Decoration: name it beside it. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cx('fill-peacock', className)}>
      <path d="M4 4h24v4.4H8.4V28H4z" />
      <path d="M28 7v14.6c0 3.9-2.5 6.2-6.9 6.6v-2.9c1.7-.4 2.5-1.4 2.5-3.3V7z" />
    </svg>
  );
}

/** What stands in for a page while it is being loaded. */
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
