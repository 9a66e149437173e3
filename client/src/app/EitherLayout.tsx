import { useStore } from '../lib/store.ts';
import { useIsVisitor } from '../lib/useIsVisitor.ts';
import { ShellLayout } from './shell/ShellLayout.tsx';
import { SiteLayout } from './site/SiteLayout.tsx';
import { UserPending } from './UserPending.tsx';

/** Public pages that belong to the work of people who are logged in too: these keep their own navigation there. */
export function EitherLayout() {
  const isKnown = useStore(({ user }) => user !== null);
  const isVisitor = useIsVisitor();
  if (isKnown) return <ShellLayout />;
  return isVisitor ? <SiteLayout /> : <UserPending />;
}
