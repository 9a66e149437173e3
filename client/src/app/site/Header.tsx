import { Trans, useLingui } from '@lingui/react/macro';
import { Link, NavLink } from 'react-router-dom';
import { cx } from '../../lib/cx.ts';
import { useStore } from '../../lib/store.ts';
import { useIsVisitor } from '../../lib/useIsVisitor.ts';
import { buttonStyle } from '../../ui/buttonStyle.ts';
import { HomeLink } from '../layout/HomeLink.tsx';
import { HEADER_BUTTON } from '../layout/headerButton.ts';
import { LanguageSwitch } from '../layout/LanguageSwitch.tsx';
import { MenuOverlay } from './MenuOverlay.tsx';
import { PersonLink } from './PersonLink.tsx';
import { MAIN_LINKS } from './siteLinks.ts';

/** Uses no react-aria, to keep it out of the first view's JavaScript. */
export function Header() {
  return (
    <header className="no-print sticky top-0 z-30 border-b border-line bg-paper/90 backdrop-blur-md">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-1 px-4 sm:gap-2 sm:px-6">
        <HomeLink />
        <MainLinks />
        <div className="ms-auto flex items-center gap-1 sm:gap-2">
          <LanguageSwitch />
          <WayIn />
          <MenuOverlay />
        </div>
      </div>
    </header>
  );
}

function MainLinks() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Main`} className="ms-4 hidden md:flex lg:ms-8 lg:gap-2">
      {MAIN_LINKS.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          className={({ isActive }) =>
            cx(HEADER_BUTTON, isActive ? 'text-peacock' : 'text-muted hover:text-ink')
          }
        >
          {t(label)}
        </NavLink>
      ))}
    </nav>
  );
}

/** Until it is known whether somebody is logged in, an empty box keeps the layout stable. */
function WayIn() {
  const user = useStore((state) => state.user);
  const isVisitor = useIsVisitor();
  if (user) return <PersonLink user={user} />;
  return isVisitor ? <VisitorLinks /> : <span aria-hidden className="size-11" />;
}

function VisitorLinks() {
  return (
    <>
      <Link to="/Account/Login" className={cx(HEADER_BUTTON, 'max-md:hidden')}>
        <Trans>Login</Trans>
      </Link>
      <Link to="/Account/Signup" className={buttonStyle('primary', 'small', 'ms-1 max-md:hidden')}>
        <Trans>Sign in</Trans>
      </Link>
    </>
  );
}
