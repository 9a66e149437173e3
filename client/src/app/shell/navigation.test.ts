import { ROLES, type Role } from '@preproom/models/contract/accounts/users';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { isOpenTo } from '../../lib/page/isOpenTo.ts';
import { aCurrentUser } from '../../lib/testing/samples.ts';
import { ROUTES } from '../routes.ts';
import { currentPlace, NAVIGATION, placesOf } from './navigation.ts';

describe.each(ROLES)('the navigation of the role %s', (role) => {
  const places = NAVIGATION[role];

  it.each(places.map(({ to }) => to))('leads to %s, which is one of its pages', (to) => {
    const routes = ROUTES.filter(({ paths }) => paths.some((path) => matchPath(path, to)));
    expect(routes.map(({ access }) => isOpenTo(access, aCurrentUser(role).data))).toContain(true);
  });

  it('fits a phone, and its keys are distinct and never the first one', () => {
    expect(places.filter(({ isUnderMore }) => !isUnderMore).length).toBeLessThanOrEqual(
      places.some(({ isUnderMore }) => isUnderMore) ? 4 : 5,
    );
    const letters = places.map(({ letter }) => letter);
    expect(new Set([...letters, 'g']).size).toBe(places.length + 1);
  });
});

describe('the navigation of the team', () => {
  it.each([
    [
      ['everything'],
      [
        '/hq/welcome/admin',
        '/hq/admin/sessions',
        '/hq/admin/mentor',
        '/hq/admin/Student',
        '/hq/admin/payments',
        '/hq/admin/team',
      ],
    ],
    [['people'], ['/hq/welcome/admin', '/hq/admin/sessions', '/hq/admin/mentor', '/hq/admin/Student']],
    [['content'], ['/hq/welcome/admin']],
    [
      ['money', 'content'],
      ['/hq/welcome/admin', '/hq/admin/payments'],
    ],
  ] as const)('with the rights %s leads to what they cover', (rights, paths) => {
    expect(placesOf({ role: 'admin', rights: [...rights] }).map(({ to }) => to)).toEqual(paths);
  });
});

describe('the current place', () => {
  const teamPages = ROUTES.flatMap(({ paths }) => paths.filter((path) => path.startsWith('/hq/')));
  it.each(teamPages)('of the team at %s has this page or is the overview, which lists it', (path) => {
    const place = currentPlace(NAVIGATION.admin, path)?.to ?? '';
    const isAbove = path === place || path.startsWith(`${place}/`);
    expect(isAbove || place === '/hq/welcome/admin').toBe(true);
  });

  const placeAt = (role: Role, pathname: string) => currentPlace(NAVIGATION[role], pathname)?.to;

  it.each([
    ['user', '/dashboard', '/dashboard'],
    ['user', '/Dashboard/', '/dashboard'],
    ['user', '/dashboard/user/transcation/order_1/receipt', '/dashboard'],
    ['user', '/dashboard/Performance', '/Dashboard/performance'],
    ['user', '/account/settings', undefined],
    ['mentor', '/Dashboard/mentor', '/dashboard/mentor'],
    ['mentor', '/dashboard/mentor/profile', '/Dashboard/mentor/profile'],
    ['user', '/mentors/meera-iyer', '/mentors'],
    ['user', '/Dashboard/selectmentor/any/any', '/mentors'],
    ['admin', '/hq/admin/mentor/0000000000000000000000c1', '/hq/admin/mentor'],
    ['admin', '/hq/admin/pay', '/hq/welcome/admin'],
    ['admin', '/hq/admin/audit', '/hq/welcome/admin'],
  ] as const)('of a %s at %s is %s', (role, pathname, to) => {
    expect(placeAt(role, pathname)).toBe(to);
  });

  it('is one that names the page, even if it is elsewhere', () => {
    const [home, sessions] = [
      { ...NAVIGATION.user[0], to: '/dashboard' },
      { ...NAVIGATION.user[0], to: '/elsewhere', match: ['/dashboard/feedback/:roomid/:mentorid'] },
    ] as const;
    expect(currentPlace([home as never, sessions as never], '/Dashboard/feedback/a/b')).toBe(sessions);
  });
});
