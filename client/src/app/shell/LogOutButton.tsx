import { Trans } from '@lingui/react/macro';
import { HEADER_BUTTON } from '../layout/headerButton.ts';
import { useLogOut } from './useLogOut.ts';

export function LogOutButton() {
  const { isLoggingOut, logOut } = useLogOut();
  return (
    <button type="button" onClick={logOut} disabled={isLoggingOut} className={HEADER_BUTTON}>
      {isLoggingOut ? <Trans>Logging out…</Trans> : <Trans>Log out</Trans>}
    </button>
  );
}
