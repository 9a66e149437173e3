import type { Role } from '@preproom/models/contract/users';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { ownHome } from '../lib/ownHome.ts';
import { useStore } from '../lib/store.ts';
import { LoadingPage } from '../ui/Logo.tsx';

/** Pages of these roles: visitors log in first and come back, everyone else goes to their own home. */
export function RequireRole({ roles }: { roles: readonly Role[] }) {
  const isLoading = useStore((state) => state.isLoading);
  const user = useStore((state) => state.user);
  const { pathname, search } = useLocation();
  if (isLoading) return <LoadingPage />;
  if (!user) return <Navigate replace to={`/Account/Login?next=${encodeURIComponent(pathname + search)}`} />;
  if (!roles.includes(user.role)) return <Navigate replace to={ownHome(user.role)} />;
  return <Outlet />;
}

/** Pages for visitors alone: whoever is logged in goes where they wanted to, or home. */
export function OwnHomeOnly() {
  const isLoading = useStore((state) => state.isLoading);
  const user = useStore((state) => state.user);
  const [search] = useSearchParams();
  if (isLoading) return <LoadingPage />;
  if (user) return <Navigate replace to={wantedPath(search.get('next')) ?? ownHome(user.role)} />;
  return <Outlet />;
}

/** The address to return to, if it is one of ours: a link with somebody else's address must not lead away. */
export function wantedPath(next: string | null): string | null {
  if (!next?.startsWith('/')) return null;
  const url = new URL(next, window.location.origin);
  return url.origin === window.location.origin ? url.pathname + url.search : null;
}
