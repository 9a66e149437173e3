import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '@preproom/models/contract/users';
import { LogOut } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { pageSettings } from '../lib/pageSettings.ts';
import { useStore } from '../lib/store.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { ButtonLink } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { HEADER_BUTTON } from './headerButton.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { useLogOut } from './useLogOut.ts';

/** Drawn without react-aria, which the first view does without. */
export function Header() {
  const user = useStore((state) => state.user);
  const isLoading = useStore((state) => state.isLoading);
  return (
    <header className="no-print sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur">
      <div className="mx-auto flex h-16 max-w-6xl items-center px-4 min-[22.5rem]:gap-2 sm:gap-4">
        <Link to="/" className="me-auto flex min-h-11 items-center gap-2">
          <Logo className="size-7" />
          <span className="font-heading text-20 font-semibold tracking-tight">{pageSettings.brandName}</span>
        </Link>
        <LanguageSwitch />
        {user && <PersonLinks user={user} />}
        {!user && !isLoading && <LoginLink />}
      </div>
    </header>
  );
}

function LoginLink() {
  const isHere = useLocation().pathname.toLowerCase().startsWith('/account/login');
  if (isHere) return null;
  return (
    <ButtonLink to="/Account/Login" tone="quiet">
      <Trans>Login</Trans>
    </ButtonLink>
  );
}

function PersonLinks({ user }: { user: User }) {
  const { t } = useLingui();
  const { isLoggingOut, logOut } = useLogOut();
  return (
    <>
      <button type="button" onClick={logOut} disabled={isLoggingOut} className={HEADER_BUTTON}>
        <LogOut aria-hidden className="size-5 sm:hidden" />
        <span className="max-sm:sr-only">
          {isLoggingOut ? <Trans>Logging out…</Trans> : <Trans>Log out</Trans>}
        </span>
      </button>
      <Link
        to={user.role === 'user' ? '/dashboard' : '/dashboard/mentor'}
        aria-label={t`${user.Name}, your dashboard`}
        className="grid size-11 place-items-center rounded-full"
      >
        <Avatar name={user.Name} photo={user.photo} />
      </Link>
    </>
  );
}
