import { useState } from 'react';
import { NotificationBell } from '../../features/notifications/NotificationBell.tsx';
import { cx } from '../../lib/cx.ts';
import { useLive } from '../../lib/live/useLive.ts';
import { ownHome } from '../../lib/ownHome.ts';
import { underClock } from '../../lib/page/underClock.ts';
import { useStore } from '../../lib/store.ts';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { CommandKey } from '../commands/CommandKey.tsx';
import { ErrorBanner } from '../layout/ErrorBanner.tsx';
import { HomeLink } from '../layout/HomeLink.tsx';
import { MainPart } from '../layout/MainPart.tsx';
import { OfflineRibbon } from '../layout/OfflineRibbon.tsx';
import { SkipLink } from '../layout/SkipLink.tsx';
import { ProofAsked } from '../proof/ProofAsked.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { CommandButton } from './CommandButton.tsx';
import { placesOf } from './navigation.ts';
import { PlaceNav } from './PlaceNav.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { UndoOffered } from './UndoOffered.tsx';
import { useGoKeys } from './useGoKeys.ts';

/** Tailwind's `lg`. */
const WIDE = '(width >= 64rem)';

/** Around the pages of people who are logged in: a side bar on wide screens, else a bar at the top and one at the bottom. */
export function Shell() {
  const user = useStore((state) => state.user);
  const isWide = useMediaQuery(WIDE);
  const isUnderClock = underClock();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const places = user ? placesOf(user) : [];
  useGoKeys(places, () => setHelpOpen(true));
  useLive();
  if (!user) return null;
  const account = <AccountMenu user={user} isWide={isWide} onHelp={() => setHelpOpen(true)} />;
  return (
    <div className={cx('flex min-h-dvh flex-col', isWide && 'ps-60 print:ps-0')}>
      <SkipLink />
      <CommandKey />
      {(user.role === 'admin' || user.role === 'mentor') && <ProofAsked />}
      {isWide ? (
        <header className="no-print fixed inset-y-0 start-0 z-30 flex w-60 flex-col gap-6 overflow-y-auto border-e border-line bg-raised p-3">
          <div className="flex min-h-12 items-center justify-between ps-2">
            <HomeLink to={ownHome(user.role)} />
            <NotificationBell />
          </div>
          <CommandButton look="wide" />
          <PlaceNav places={places} look="side" className="flex-1" />
          {account}
        </header>
      ) : (
        <header className="no-print sticky top-0 z-30 flex min-h-14 items-center justify-between border-b border-line bg-paper/90 px-4 backdrop-blur-md sm:px-6">
          <HomeLink to={ownHome(user.role)} />
          <div className="flex items-center gap-2">
            <CommandButton look="icon" />
            <NotificationBell />
            {account}
          </div>
        </header>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <OfflineRibbon />
        <ErrorBanner />
        <MainPart />
      </div>
      {!isWide && !isUnderClock && places.length > 1 && (
        <PlaceNav
          places={places}
          look="bottom"
          className="no-print sticky bottom-0 z-30 border-t border-line bg-paper/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md"
        />
      )}
      {user.role === 'admin' && <UndoOffered />}
      <ShortcutsDialog places={places} isOpen={isHelpOpen} onOpenChange={setHelpOpen} />
    </div>
  );
}
