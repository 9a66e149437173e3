import { hasRight, type Right } from '@preproom/models/contract/accounts/team/rights';
import type { Role, User } from '@preproom/models/contract/accounts/users';
import { ownPath } from '@preproom/models/contract/http/ownPath';
import { ONBOARDING_STEPS } from '@preproom/models/contract/learners/onboardingSteps';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { onboardingPath, ownHome } from '../lib/ownHome.ts';
import { usePageSettings } from '../lib/page/pageSettings.ts';
import { useStore } from '../lib/store.ts';
import { lazyPage } from './lazyPage.tsx';
import { UserPending } from './UserPending.tsx';

/** Instead of every private page while the account is about to be deleted. */
const LeavingPage = lazyPage({
  load: async () => (await import('../features/privacy/LeavingPage.tsx')).LeavingPage,
  catalogue: ['accounts', 'privacy'],
});
const NotAllowedPage = lazyPage({
  load: async () => (await import('../features/accounts/NotAllowedPage.tsx')).NotAllowedPage,
  catalogue: 'accounts',
});

const SETTINGS_PATH = '/account/settings';

export interface RequireRoleProps {
  roles: readonly Role[];
}

/** Pages for these roles; others are redirected to their dashboard. Visitors log in first and return; users whose account is about to be deleted see LeavingPage. */
export function RequireRole({ roles }: RequireRoleProps) {
  return (
    <Known>
      {(user) => (roles.includes(user.role) ? <Inside /> : <Navigate replace to={ownHome(user.role)} />)}
    </Known>
  );
}

/** Pages of the team's members with this right. Others are told that the page isn't theirs; a redirect would look like a broken link. */
export function TeamOnly({ right }: { right: Right | 'any' }) {
  const needsSecondFactor = useStore((state) => state.needsSecondFactor);
  // The settings say why, and are where it is set up.
  if (needsSecondFactor) return <Navigate replace to={SETTINGS_PATH} />;
  return <Known>{({ rights = [] }) => (hasRight(rights, right) ? <Inside /> : <NotAllowedPage />)}</Known>;
}

/** The page where users of this role fill in their profile. Redirects once nothing of it is left. */
export function OnboardingOnly({ of: role }: { of: Role }) {
  const returnTo = useReturnTo();
  const step = useStore((state) => state.OnboardingStep);
  return (
    <Known>
      {(user) => {
        if (user.role !== role) return <Navigate replace to={ownHome(user.role)} />;
        const hasLeft = role === 'user' && step < ONBOARDING_STEPS.length;
        return user.completed && !hasLeft ? <Navigate replace to={returnTo ?? ownHome(role)} /> : <Inside />;
      }}
    </Known>
  );
}

/** Pages for visitors. Logged-in users are redirected to the page they came from, or to their dashboard. */
export function VisitorsOnly() {
  // Without a login there is nobody to wait for: the server renders the page.
  const { hasLogin } = usePageSettings();
  const isUserPending = useStore((state) => state.isUserPending);
  const user = useStore((state) => state.user);
  const returnTo = useReturnTo();
  if (isUserPending && hasLogin) return <UserPending />;
  return user ? <Navigate replace to={returnTo ?? firstPage(user)} /> : <Outlet />;
}

/** Renders for logged-in users. Visitors log in first and return to this URL. */
function Known({ children }: { children: (user: User) => ReactNode }) {
  const isUserPending = useStore((state) => state.isUserPending);
  const user = useStore((state) => state.user);
  const { pathname, search, hash } = useLocation();
  if (isUserPending) return <UserPending />;
  if (user) return children(user);
  return <Navigate replace to={`/Account/Login?next=${encodeURIComponent(pathname + search + hash)}`} />;
}

function Inside() {
  const deletesAt = useStore((state) => state.deletesAt);
  return deletesAt ? <LeavingPage /> : <Outlet />;
}

/** Where to go after the log-in: the path in `next`, if it is one of ours. */
function useReturnTo(): string | null {
  const [search] = useSearchParams();
  return ownPath(search.get('next') ?? '');
}

/** Mentors apply first. Learners give their profile when it is of use to them: their dashboard, checkout and session pages ask for it. */
function firstPage({ role, completed }: Pick<User, 'role' | 'completed'>): string {
  return role === 'mentor' && !completed ? onboardingPath(role) : ownHome(role);
}
