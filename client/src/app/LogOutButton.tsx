import { Trans } from '@lingui/react/macro';
import { cx } from '../lib/cx.ts';
import { HEADER_BUTTON } from './headerButton.ts';
import { useLogOut } from './useLogOut.ts';

export function LogOutButton({ className }: { className?: string }) {
  const { isLoggingOut, logOut } = useLogOut();
  return (
    <button type="button" onClick={logOut} disabled={isLoggingOut} className={cx(HEADER_BUTTON, className)}>
      {isLoggingOut ? <Trans>Logging out…</Trans> : <Trans>Log out</Trans>}
    </button>
  );
}
