import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role, User } from '@preproom/models/contract/accounts/users';
import {
  BriefcaseBusiness,
  CalendarClock,
  CalendarDays,
  ChartLine,
  ClipboardCheck,
  CreditCard,
  GraduationCap,
  House,
  type LucideIcon,
  Newspaper,
  ShieldCheck,
  UserRound,
  UsersRound,
  Wallet,
} from 'lucide-react';
import { matchPath } from 'react-router-dom';
import { ownHome } from '../../lib/ownHome.ts';
import { isOpenTo } from '../../lib/page/isOpenTo.ts';
import { ROUTES } from '../routes.ts';

/** A place in the navigation. */
export interface Place {
  to: string;
  /** Short: five of them share the width of a phone. */
  label: MessageDescriptor;
  Icon: LucideIcon;
  /** Pressed after `g`, it opens the place; unique within a role. */
  letter: string;
  /** On a phone under "More", which takes the fifth place of the bottom bar. */
  isUnderMore?: true;
  /** Patterns of pages that belong to the place but are not below its path. */
  match?: readonly string[];
}

/** What each role's navigation lists, in order. The bottom bar of a phone holds five, "More" among them. */
export const NAVIGATION: Record<Role, readonly Place[]> = {
  user: [
    { to: ownHome('user'), label: msg`Home`, Icon: House, letter: 'h' },
    {
      to: '/Dashboard/student/sessions',
      label: msg`Sessions`,
      Icon: CalendarDays,
      letter: 's',
      match: ['/Dashboard/session/:roomid', '/Dashboard/feedback/:roomid/:mentorid'],
    },
    {
      to: '/mentors',
      label: msg`Mentors`,
      Icon: UsersRound,
      letter: 'm',
      match: ['/Dashboard/selectmentor/:sessiontype/:mentorid'],
    },
    { to: '/Dashboard/performance', label: msg`Progress`, Icon: ChartLine, letter: 'p' },
    { to: '/assessments', label: msg`Assessments`, Icon: ClipboardCheck, letter: 'a', isUnderMore: true },
    { to: '/programs', label: msg`Programs`, Icon: GraduationCap, letter: 'r', isUnderMore: true },
    {
      to: '/jobs',
      label: msg`Jobs`,
      Icon: BriefcaseBusiness,
      letter: 'j',
      isUnderMore: true,
      match: ['/Dashboard/applications'],
    },
    { to: '/Blogs', label: msg`Blogs`, Icon: Newspaper, letter: 'b', isUnderMore: true, match: ['/Blog'] },
  ],
  mentor: [
    { to: ownHome('mentor'), label: msg`Home`, Icon: House, letter: 'h' },
    {
      to: '/Dashboard/mentor/sessions',
      label: msg`Sessions`,
      Icon: CalendarDays,
      letter: 's',
      match: [
        '/Dashboard/session/:roomid',
        '/Dashboard/mentor/session/:roomid',
        '/Dashboard/mentor/sample-interviews',
        '/Dashboard/mentor/sample-interviews/:id',
      ],
    },
    { to: '/Dashboard/mentor/slots', label: msg`Availability`, Icon: CalendarClock, letter: 'a' },
    { to: '/Dashboard/mentor/earnings', label: msg`Earnings`, Icon: Wallet, letter: 'e' },
    {
      to: '/Dashboard/mentor/learners',
      label: msg`Learners`,
      Icon: GraduationCap,
      letter: 'l',
      isUnderMore: true,
    },
    {
      to: '/Dashboard/mentor/profile',
      label: msg`Profile`,
      Icon: UserRound,
      letter: 'p',
      isUnderMore: true,
      match: ['/Dashboard/mentor/page'],
    },
  ],
  affiliate: [{ to: ownHome('affiliate'), label: msg`Home`, Icon: House, letter: 'h' }],
  admin: [
    {
      to: ownHome('admin'),
      label: msg`Overview`,
      Icon: House,
      letter: 'h',
      // It lists all pages of the team; those without a place of their own belong to it.
      match: ['/hq/admin'],
    },
    { to: '/hq/admin/sessions', label: msg`Sessions`, Icon: CalendarDays, letter: 'e' },
    { to: '/hq/admin/mentor', label: msg`Mentors`, Icon: UsersRound, letter: 'm' },
    { to: '/hq/admin/Student', label: msg`Learners`, Icon: GraduationCap, letter: 's' },
    {
      to: '/hq/admin/payments',
      label: msg`Payments`,
      Icon: CreditCard,
      letter: 'p',
      isUnderMore: true,
    },
    {
      to: '/hq/admin/team',
      label: msg`Team`,
      Icon: ShieldCheck,
      letter: 't',
      isUnderMore: true,
    },
  ],
};

/** The places of this person: a member of the team sees those that the rights cover. */
export function placesOf(user: Pick<User, 'role' | 'rights'>): readonly Place[] {
  return NAVIGATION[user.role].filter(({ to }) => {
    const route = ROUTES.find(({ paths }) => paths.some((path) => matchPath(path, to)));
    return route !== undefined && isOpenTo(route.access, user);
  });
}

/** The place that a page belongs to: the closest one above it. */
export function currentPlace(places: readonly Place[], pathname: string): Place | undefined {
  return places
    .filter((place) => closeness(place, pathname) > 0)
    .toSorted((one, other) => closeness(other, pathname) - closeness(one, pathname))[0];
}

/** How much of the page's path the place covers; 0 if the page does not belong to it. */
function closeness({ to, match = [] }: Place, pathname: string): number {
  const covered = [to, ...match].map(
    (path) => matchPath({ path, end: false }, pathname)?.pathnameBase.length ?? 0,
  );
  return Math.max(...covered);
}
