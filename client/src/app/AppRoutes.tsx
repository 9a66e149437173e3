import type { PageSettings } from '@preproom/models/contract/http/page';
import type { ReactNode } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { usePageSettings } from '../lib/page/pageSettings.ts';
import { RoutePathContext } from '../lib/page/rendering.ts';
import type { Access, AppRoute, Layout } from '../lib/page/route.ts';
import { NotFound } from '../ui/NotFound.tsx';
import { EitherLayout } from './EitherLayout.tsx';
import { OnboardingOnly, RequireRole, TeamOnly, VisitorsOnly } from './guards.tsx';
import { RoomLayout } from './layout/RoomLayout.tsx';
import { type LazyPage, lazyPage } from './lazyPage.tsx';
import { ROUTES } from './routes.ts';
import { PlainLayout, ShellLayout } from './shell/ShellLayout.tsx';
import { SiteLayout } from './site/SiteLayout.tsx';
import { WithOnboardingToken } from './WithOnboardingToken.tsx';

/** What `findRoute` finds of a route. */
export interface RouteHandle {
  Page: LazyPage;
  route: AppRoute;
}

/** Paths match without regard to case or a trailing slash, as react-router does by default. */
const ALL = routeObjects(ROUTES);
const IN_PRODUCTION = routeObjects(ROUTES.filter(({ isTrial }) => !isTrial));

export function AppRoutes() {
  return useRoutes(appRoutes(usePageSettings()));
}

export function appRoutes({ isProduction }: Pick<PageSettings, 'isProduction'>): RouteObject[] {
  return isProduction ? IN_PRODUCTION : ALL;
}

function routeObjects(routes: readonly AppRoute[]): RouteObject[] {
  const inLayout = (layout: Layout) => routes.filter((route) => layoutOf(route) === layout).map(routeObject);
  const unknown: RouteObject = { path: '*', element: <NotFound /> };
  return [
    { element: <SiteLayout />, children: [...inLayout('site'), unknown] },
    { element: <ShellLayout />, children: inLayout('shell') },
    { element: <EitherLayout />, children: inLayout('either') },
    { element: <PlainLayout />, children: inLayout('plain') },
    { element: <RoomLayout />, children: inLayout('room') },
  ];
}

/** What stands around a page that names no layout follows from who may open it. */
function layoutOf({ access, layout }: AppRoute): Layout {
  if (layout) return layout;
  if (access === 'public' || access === 'anyone' || access === 'visitor') return 'site';
  return typeof access === 'object' && 'onboarding' in access ? 'plain' : 'shell';
}

/** All paths of a route show the same page; the first one is canonical. */
function routeObject(route: AppRoute): RouteObject {
  const Page = lazyPage(route);
  const handle: RouteHandle = { Page, route };
  if (route.access === 'public') {
    const element = (
      <RoutePathContext value={route.paths[0]}>
        <Page />
      </RoutePathContext>
    );
    return { children: route.paths.map((path) => ({ path, element, handle })) };
  }
  const children = route.paths.map((path) => ({ path, element: <Page />, handle }));
  return guards(route.access).reduceRight<RouteObject>(
    (inside, guard) => ({ element: guard, children: [inside] }),
    {
      children,
    },
  );
}

/** Guards, outermost first. */
function guards(access: Exclude<Access, 'public'>): ReactNode[] {
  if (access === 'anyone') return [];
  if (access === 'visitor') return [<VisitorsOnly key="visitor" />];
  if (access === 'team') return [<TeamOnly key="team" right="any" />];
  if ('team' in access) return [<TeamOnly key="team" right={access.team} />];
  if ('onboarding' in access)
    return [<WithOnboardingToken key="token" />, <OnboardingOnly key="onboarding" of={access.onboarding} />];
  return [<RequireRole key="roles" roles={access} />];
}
