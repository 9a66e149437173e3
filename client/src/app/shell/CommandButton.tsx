import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { openCommandMenu } from '../commands/CommandKey.tsx';

/** Opens the command menu; wide in the side bar, where the key that does the same has space too. */
export function CommandButton({ look }: { look: 'wide' | 'icon' }) {
  const { t } = useLingui();
  if (look === 'icon')
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t`Search`}
        onClick={openCommandMenu}
        className="grid size-11 cursor-pointer place-items-center rounded-full text-muted hover:bg-ink/6 hover:text-ink"
      >
        <Search aria-hidden className="size-5" />
      </button>
    );
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openCommandMenu}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-control border border-line px-3 text-14 text-muted hover:border-line-strong hover:text-ink"
    >
      <Search aria-hidden className="size-4" />
      <span className="flex-1 text-start">
        <Trans>Search</Trans>
      </span>
      <kbd aria-hidden className="font-sans text-12">
        {isMac() ? '⌘K' : 'Ctrl K'}
      </kbd>
    </button>
  );
}

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
