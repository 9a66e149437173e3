import { ownHome } from '../../lib/ownHome.ts';
import { useStore } from '../../lib/store.ts';
import { ErrorBanner } from '../layout/ErrorBanner.tsx';
import { HomeLink } from '../layout/HomeLink.tsx';
import { LanguageSwitch } from '../layout/LanguageSwitch.tsx';
import { MainPart } from '../layout/MainPart.tsx';
import { OfflineRibbon } from '../layout/OfflineRibbon.tsx';
import { SkipLink } from '../layout/SkipLink.tsx';
import { LogOutButton } from './LogOutButton.tsx';

/** A frame without navigation. */
export function PlainFrame() {
  const user = useStore((state) => state.user);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="no-print sticky top-0 z-30 flex min-h-14 items-center border-b border-line bg-paper/90 ps-4 pe-2 backdrop-blur-md sm:px-6">
        <HomeLink to={user ? ownHome(user.role) : '/'} />
        <span className="ms-auto" />
        <LanguageSwitch />
        <LogOutButton />
      </header>
      <OfflineRibbon />
      <ErrorBanner />
      <MainPart />
    </div>
  );
}
