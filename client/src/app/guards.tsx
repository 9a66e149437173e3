import { ownPath } from '@preproom/models/contract/http/ownPath';
import type { Role, User } from '@preproom/models/contract/people/users';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { onboardingPath, ownHome } from '../lib/ownHome.ts';
import { useStore } from '../lib/store.ts';
import { LoadingPage } from '../ui/Logo.tsx';
import { leavingPage } from './composedRoutes.tsx';
import { lazyPage } from './lazyPage.tsx';

const LeavingPage = lazyPage(leavingPage);
const NotAllowedPage = lazyPage({
  load: async () => (await import('../features/accounts/NotAllowedPage.tsx')).NotAllowedPage,
  catalogue: 'accounts',
});

export interface RequireRoleProps {
  roles: readonly Role[];
  /** What people of other roles see; without it they go to their own home. */
  otherwise?: ReactNode;
}

/** Pages of these roles: visitors log in first and come back; who is leaving can stay or take their data. */
export function RequireRole({ roles, otherwise }: RequireRoleProps) {
  return (
    <Known>
      {(user) =>
        roles.includes(user.role) ? <Inside /> : (otherwise ?? <Navigate replace to={ownHome(user.role)} />)
      }
    </Known>
  );
}

/** The pages of the team: others are told that they are not theirs, because these addresses are passed on by mistake only. */
export function TeamOnly() {
  return <RequireRole roles={['admin']} otherwise={<NotAllowedPage />} />;
}

/** The page on which people of this role complete their profile; for whom it is done it leads on. */
export function OnboardingOnly({ of: role }: { of: Role }) {
  const returnTo = useReturnTo();
  return (
    <Known>
      {(user) => {
        if (user.role !== role) return <Navigate replace to={ownHome(user.role)} />;
        return user.completed ? <Navigate replace to={returnTo ?? ownHome(role)} /> : <Inside />;
      }}
    </Known>
  );
}

/** Pages for visitors alone: whoever is logged in goes back to where they were, or home. */
export function OwnHomeOnly() {
  const isLoading = useStore((state) => state.isLoading);
  const user = useStore((state) => state.user);
  const returnTo = useReturnTo();
  if (isLoading) return <LoadingPage />;
  return user ? <Navigate replace to={returnTo ?? firstPage(user)} /> : <Outlet />;
}

/** Whoever is logged in; visitors log in first and come back to this very address. */
function Known({ children }: { children: (user: User) => ReactNode }) {
  const isLoading = useStore((state) => state.isLoading);
  const user = useStore((state) => state.user);
  const { pathname, search, hash } = useLocation();
  if (isLoading) return <LoadingPage />;
  if (user) return children(user);
  return <Navigate replace to={`/Account/Login?next=${encodeURIComponent(pathname + search + hash)}`} />;
}

function Inside() {
  const deletesAt = useStore((state) => state.deletesAt);
  return deletesAt ? <LeavingPage /> : <Outlet />;
}

/** The page of ours to return to after the log-in. */
function useReturnTo(): string | null {
  const [search] = useSearchParams();
  return ownPath(search.get('next') ?? '');
}

/** A learner's or mentor's profile is asked for before anything else; the others have none to complete. */
function firstPage({ role, completed }: Pick<User, 'role' | 'completed'>): string {
  const isAsked = role === 'user' || role === 'mentor';
  return isAsked && !completed ? onboardingPath(role) : ownHome(role);
}
