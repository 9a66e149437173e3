import { hasRight, type Right } from '@preproom/models/contract/accounts/team/rights';
import type { AppDeps } from '../../../deps.ts';
import type { TeamHandlers } from '../team.policy.ts';
import { findOrders } from './findOrders.ts';
import { findMembers, findMentors, findPeople } from './findPeople.ts';
import { findRooms } from './findRooms.ts';
import { findArticles, findCoupons, findJobs } from './findTitled.ts';
import { NOTHING } from './search.ts';

/** One search over everything that the member's rights cover. A kind that they do not cover is not looked for. */
export function searchHandlers({ database }: Pick<AppDeps, 'database'>): Pick<TeamHandlers, 'searchHq'> {
  return {
    async searchHq({ actor: { rights }, query: { search = '' } }) {
      const having = <T>(right: Right, find: () => Promise<T>) =>
        hasRight(rights ?? [], right) ? find() : NOTHING;
      const [learners, mentors, rooms, orders, affiliates, coupons, members, jobs, articles] =
        await Promise.all([
          having('people', () => findPeople(database, search, 'user')),
          having('people', () => findMentors(database, search)),
          having('people', () => findRooms(database, search)),
          having('money', () => findOrders(database, search)),
          having('money', () => findPeople(database, search, 'affiliate')),
          having('money', () => findCoupons(database, search)),
          having('everything', () => findMembers(database, search)),
          having('content', () => findJobs(database, search)),
          having('content', () => findArticles(database, search)),
        ]);
      return { data: { learners, mentors, affiliates, members, orders, rooms, coupons, jobs, articles } };
    },
  };
}
