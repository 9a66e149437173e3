import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { dashboardPath } from '../../lib/ownHome.ts';
import { useStore } from '../../lib/store.ts';
import { useIsVisitor } from '../../lib/useIsVisitor.ts';
import { ButtonLink } from '../../ui/Link.tsx';
import { HomeLink } from '../layout/HomeLink.tsx';
import { HEADER_BUTTON } from '../layout/headerButton.ts';
import { MENU_LINKS } from './siteLinks.ts';

/**
 * Small screens: a button that opens the site's links over the page. A `<dialog>`, so the browser traps the focus, makes the page
 * behind it inert, closes it on Escape and restores the focus.
 */
export function MenuOverlay() {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival closes it, also at the address that was left
  useEffect(() => dialog.current?.close(), [key]);
  return (
    <>
      <button
        type="button"
        aria-label={t`Menu`}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
        className={`${HEADER_BUTTON} -me-2 md:hidden`}
      >
        <Menu aria-hidden className="size-6" />
      </button>
      <dialog ref={dialog} aria-label={t`Menu`} className="menu-overlay">
        <div className="flex h-16 shrink-0 items-center justify-between border-b border-line">
          <HomeLink />
          <button
            type="button"
            aria-label={t`Close menu`}
            onClick={() => dialog.current?.close()}
            className={`${HEADER_BUTTON} -me-2`}
          >
            <X aria-hidden className="size-6" />
          </button>
        </div>
        <nav aria-label={t`Main`} className="flex flex-1 flex-col py-4">
          {MENU_LINKS.map(({ to, label }) => (
            <MenuLink key={to} to={to}>
              {t(label)}
            </MenuLink>
          ))}
        </nav>
        <MenuActions />
      </dialog>
    </>
  );
}

function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="flex min-h-16 items-center justify-between border-b border-line font-heading text-24 font-semibold"
    >
      {children}
      <ChevronRight aria-hidden className="size-5 text-muted" />
    </Link>
  );
}

function MenuActions() {
  const user = useStore((state) => state.user);
  const isVisitor = useIsVisitor();
  return (
    <div className="flex flex-col gap-3 py-6">
      {user && (
        <ButtonLink to={dashboardPath(user.role)} size="large">
          <Trans>Go to dashboard</Trans>
        </ButtonLink>
      )}
      {isVisitor && <VisitorActions />}
    </div>
  );
}

function VisitorActions() {
  return (
    <>
      <ButtonLink to="/Account/Signup" size="large">
        <Trans>Sign up free</Trans>
      </ButtonLink>
      <ButtonLink to="/Account/Login" size="large" tone="quiet">
        <Trans>Login</Trans>
      </ButtonLink>
    </>
  );
}
