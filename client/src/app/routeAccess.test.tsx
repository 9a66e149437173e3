import type { User } from '@preproom/models/contract/accounts/users';
import { ONBOARDING_STEPS } from '@preproom/models/contract/learners/onboardingSteps';
import { act, cleanup, screen } from '@testing-library/react';
import { isValidElement, Suspense } from 'react';
import { Outlet, type RouteObject, useRoutes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { onboardingPath, ownHome } from '../lib/ownHome.ts';
import { INITIAL_STATE, useStore } from '../lib/store.ts';
import { renderPage } from '../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../lib/testing/samples.ts';
import { appRoutes } from './AppRoutes.tsx';
import { EitherLayout } from './EitherLayout.tsx';
import { RoomLayout } from './layout/RoomLayout.tsx';
import { PUBLIC_ROUTES } from './routes.ts';
import { PlainLayout, ShellLayout } from './shell/ShellLayout.tsx';
import { SiteLayout } from './site/SiteLayout.tsx';

const CALLERS = {
  visitor: null,
  newLearner: { role: 'user', completed: false },
  learner: { role: 'user', completed: true },
  newMentor: { role: 'mentor', completed: false },
  mentor: { role: 'mentor', completed: true },
  affiliate: { role: 'affiliate', completed: true },
  admin: { role: 'admin', completed: true },
  content: { role: 'admin', completed: true, rights: ['content'] },
  people: { role: 'admin', completed: true, rights: ['people'] },
  money: { role: 'admin', completed: true, rights: ['money'] },
} satisfies Record<string, Pick<User, 'role' | 'completed' | 'rights'> | null>;
type Caller = keyof typeof CALLERS;
const CALLER_NAMES = Object.keys(CALLERS) as Caller[];

/** `page`: the page itself. `login`: log in first, and come back to this address. `home`: the own home. `refused`: the not-allowed page. */
type Outcome = 'page' | 'login' | 'home' | 'refused' | 'onboarding';
type Row = Record<Caller, Outcome>;

/** The last one is for everybody of the team. */
const row = (...[visitor, newLearner, learner, newMentor, mentor, affiliate, admin]: Outcome[]) =>
  ({
    ...{ visitor, newLearner, learner, newMentor, mentor, affiliate },
    ...{ admin, content: admin, people: admin, money: admin },
  }) as Row;
const everybody = row('page', 'page', 'page', 'page', 'page', 'page', 'page');
const ways = row('page', 'home', 'home', 'onboarding', 'home', 'home', 'home');
const loggedIn = row('login', 'page', 'page', 'page', 'page', 'page', 'page');
const learners = row('login', 'page', 'page', 'home', 'home', 'home', 'home');
const mentors = row('login', 'home', 'home', 'page', 'page', 'home', 'home');
const rooms = row('login', 'page', 'page', 'page', 'page', 'home', 'home');
const newLearners = row('login', 'page', 'home', 'home', 'home', 'home', 'home');
const newMentors = row('login', 'home', 'home', 'page', 'home', 'home', 'home');
const team = row('login', 'refused', 'refused', 'refused', 'refused', 'refused', 'page');
const nobodyOfTeam = { content: 'refused', people: 'refused', money: 'refused' } as const;
const teamWithPeople: Row = { ...team, ...nobodyOfTeam, people: 'page' };

/** Who may open which route: every route of the router has a row. Pages that the server renders are public and listed in PUBLIC_ROUTES. */
const ACCESS: Record<string, Row> = {
  ...Object.fromEntries(PUBLIC_ROUTES.flatMap(({ paths }) => paths.map((path) => [path, everybody]))),
  '/mails/off': everybody,
  '/waitlist/leave': everybody,
  '/guardian/withdraw': everybody,
  '/report/:token': everybody,
  '/demo': everybody,
  '/demo/outbox': everybody,
  '/dev/expression': everybody,
  '/dev/ui': everybody,
  '*': everybody,
  '/Account/Login': ways,
  '/Account/Signup': ways,
  '/Account/forgetpassword': ways,
  '/Account/second-step': everybody,
  '/Account/social/link': everybody,
  '/Account/social/:provider': everybody,
  '/Account/student/onboarding': newLearners,
  '/Account/mentor/onboarding': newMentors,
  '/account/student/profile': learners,
  '/account/settings': loggedIn,
  '/notifications': loggedIn,
  '/dashboard': learners,
  '/Dashboard/selectmentor/:sessiontype/:mentorid': learners,
  '/Dashboard/session/:roomid': rooms,
  '/Dashboard/feedback/:roomid/:mentorid': learners,
  '/checkout/:courseId': learners,
  '/paymentSuccessfull': everybody,
  '/dashboard/user/transcation': learners,
  '/Dashboard/applications': learners,
  '/Dashboard/referals': learners,
  '/dashboard/user/transcation/:orderId/receipt': learners,
  '/assessments/behaviour': learners,
  '/assessments/behaviour/:attemptId': learners,
  '/assessments/practice': learners,
  '/assessments/practice/:attemptId': learners,
  '/dashboard/mentor': mentors,
  '/Dashboard/student/sessions': learners,
  '/Dashboard/performance': learners,
  '/assessments/technical': learners,
  '/assessments/technical/:attemptId': learners,
  '/assessments/review': learners,
  '/assessments/resume': learners,
  '/assessments/coding': learners,
  '/assessments/coding/:slug': learners,
  '/assessments/scratchpad': learners,
  '/assessments/topics': learners,
  '/assessments/topics/:subject': learners,
  '/assessments/topics/:subject/:topic': learners,
  '/assessments/mock': learners,
  '/assessments/mock/:attemptId': learners,
  '/assessments/coding-round/:attemptId': learners,
  '/assessments/case': learners,
  '/assessments/case/:attemptId': learners,
  '/Dashboard/mentor/sessions': mentors,
  '/Dashboard/mentor/session/:roomid': mentors,
  '/Dashboard/mentor/profile': mentors,
  '/Dashboard/mentor/page': mentors,
  '/Dashboard/mentor/slots': mentors,
  '/Dashboard/mentor/earnings': mentors,
  '/Dashboard/mentor/learners': mentors,
  '/Dashboard/mentor/sample-interviews': mentors,
  '/Dashboard/mentor/sample-interviews/:id': mentors,
  '/room/:roomid': rooms,
  '/room/Feedback/:roomid': rooms,
  '/home/affliate/dashboard': row('login', 'home', 'home', 'home', 'home', 'page', 'home'),
  '/hq/welcome/admin': team,
  '/hq/admin/mentor': teamWithPeople,
  '/hq/admin/team': { ...team, ...nobodyOfTeam },
  '/hq/admin/sessions': teamWithPeople,
  '/hq/admin/Student': teamWithPeople,
  '/hq/admin/Student/:studentId': teamWithPeople,
  '/hq/admin/payments': { ...team, ...nobodyOfTeam, money: 'page' },
  '/hq/admin/product': team,
  '/hq/admin/payments/:orderId': { ...team, ...nobodyOfTeam, money: 'page' },
  '/hq/admin/coupons': { ...team, ...nobodyOfTeam, money: 'page' },
  '/hq/admin/coupons/new': { ...team, ...nobodyOfTeam, money: 'page' },
  '/hq/admin/earnings': { ...team, ...nobodyOfTeam, money: 'page' },
  '/hq/admin/earnings/:mentorId': { ...team, ...nobodyOfTeam, money: 'page' },
  '/hq/admin/pay': { ...team, ...nobodyOfTeam, money: 'page' },
  '/hq/admin/affiliates': { ...team, ...nobodyOfTeam, money: 'page' },
  '/hq/admin/affiliates/:affiliateId': { ...team, ...nobodyOfTeam, money: 'page' },
  '/hq/admin/audit': { ...team, ...nobodyOfTeam },
  '/hq/admin/questions': { ...team, ...nobodyOfTeam, content: 'page' },
  '/hq/admin/blogs': { ...team, ...nobodyOfTeam, content: 'page' },
  '/hq/admin/blogs/new': { ...team, ...nobodyOfTeam, content: 'page' },
  '/hq/admin/blogs/:blogId': { ...team, ...nobodyOfTeam, content: 'page' },
  '/hq/admin/jobs': { ...team, ...nobodyOfTeam, content: 'page' },
  '/hq/admin/jobs/:job': { ...team, ...nobodyOfTeam, content: 'page' },
  '/hq/admin/applications': teamWithPeople,
  '/hq/admin/reports': teamWithPeople,
  '/hq/admin/blocks': teamWithPeople,
  '/hq/admin/reviews': teamWithPeople,
  '/hq/admin/deliveries': { ...team, ...nobodyOfTeam },
  '/hq/admin/callbacks': teamWithPeople,
  '/hq/admin/messages': teamWithPeople,
  '/hq/admin/mentor/:mentorId': teamWithPeople,
};

/** The router as it is, each page but the log-in replaced by its name, and without what stands around the pages. */
function withMarkers(routes: RouteObject[]): RouteObject[] {
  return routes.map(({ children, ...route }) => {
    if (!children) return { ...route, element: <p>{`page ${route.path}`}</p> } as RouteObject;
    const isLayout =
      isValidElement(route.element) &&
      [SiteLayout, ShellLayout, EitherLayout, PlainLayout, RoomLayout].includes(route.element.type as never);
    return {
      ...route,
      ...(isLayout && { element: <Outlet /> }),
      children: withMarkers(children),
    } as RouteObject;
  });
}
const pathsOf = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => (children ? pathsOf(children) : [path ?? '']));

const ROUTES = appRoutes({ isProduction: false });
const MARKED = withMarkers(ROUTES);
const Marked = () => <Suspense>{useRoutes(MARKED)}</Suspense>;

/** Waits: the onboarding pages look for a token first. */
async function outcomeOf(path: string, at: string, caller: Caller): Promise<Outcome | string> {
  const known = CALLERS[caller];
  const user = known && { ...aCurrentUser(known.role).data, ...known };
  const OnboardingStep = known?.completed ? ONBOARDING_STEPS.length : 0;
  useStore.setState({ ...INITIAL_STATE, isUserPending: false, user, OnboardingStep });
  // A page that is fetched shows only where React is waited for.
  await act(async () => void renderPage(<Marked />, { at }));
  const shown = await screen.findByText(/^page |for our team$/);
  const text = shown.textContent ?? '';
  const address = screen.getByTestId('address').textContent;
  cleanup();
  if (text === `page ${path}` && address === at) return 'page';
  if (text.endsWith('for our team')) return 'refused';
  if (text === 'page /Account/Login' && address === `/Account/Login?next=${encodeURIComponent(at)}`)
    return 'login';
  if (user && address === onboardingPath(user.role)) return 'onboarding';
  return user && address === ownHome(user.role) ? 'home' : `${text} at ${address}`;
}

/** The address with its parameters filled in, as written, in other letters, with a slash, and with query and part. */
function spellings(path: string): string[] {
  const filled = path.replace(/:\w+/g, 'AbC0').replace('*', 'no-such-page');
  const address = filled.startsWith('/') ? filled : `/${filled}`;
  const [upper, lower] = [address.toUpperCase(), address.toLowerCase()];
  return [address, upper, `${lower === '/' ? '' : lower}/`, `${address}?from=mail&x=1#part`];
}

afterEach(cleanup);

describe('who may go where', () => {
  it('is said for every route', () => {
    expect(Object.keys(ACCESS).sort()).toEqual([...new Set(pathsOf(ROUTES))].sort());
  });

  it.each(Object.keys(ACCESS))('%s', async (path) => {
    const [plain = '', ...others] = spellings(path);
    const isPage = (caller: Caller) => ACCESS[path]?.[caller] === 'page';
    // One who may and one who may not are enough to see that the other spellings are the same route.
    const inEverySpelling = [CALLER_NAMES.find(isPage), CALLER_NAMES.find((caller) => !isPage(caller))];
    for (const caller of CALLER_NAMES)
      for (const at of inEverySpelling.includes(caller) ? [plain, ...others] : [plain])
        expect(await outcomeOf(path, at, caller), `${caller} at ${at}`).toBe(ACCESS[path]?.[caller]);
  });

  it.each([
    ['/Account/Login', '/room/AbC0?x=1#chat'],
    ['/Account/Signup', '/room/AbC0?x=1#chat'],
    ['/Account/forgetpassword', '/room/AbC0?x=1#chat'],
    ['/Account/student/onboarding', '/dashboard?x=1#next'],
  ])('%s leads on to the address that was wanted, and to none but ours', async (path, wanted) => {
    const at = (next: string) => `${path}?next=${encodeURIComponent(next)}`;
    expect(await outcomeOf(path, at(wanted), 'learner')).toMatch(
      new RegExp(`at ${wanted.replace('?', '\\?')}$`),
    );
    expect(await outcomeOf(path, at('//evil.example/'), 'learner')).toBe('home');
  });
});
