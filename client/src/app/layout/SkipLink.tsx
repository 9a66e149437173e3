import { Trans } from '@lingui/react/macro';

/** The page's first stop for the keyboard: leads past navigation to `<main id="main">`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute -top-20 left-4 z-50 rounded-control bg-peacock px-4 py-3 text-on-peacock focus:top-2"
    >
      <Trans>Skip to main content</Trans>
    </a>
  );
}
