import { hasRight } from '@preproom/models/contract/accounts/team/rights';
import type { Welcome } from '@preproom/models/contract/team/welcome';
import type { AppDeps } from '../../../deps.ts';
import type { Problem } from '../../../serviceChecks/serviceChecks.ts';
import { findOverdueFeedback } from '../../sessions/team/overdueFeedback.ts';
import { readOpening } from '../opening/opening.ts';
import type { TeamHandlers } from '../team.policy.ts';
import { findDecisions } from './decisions.ts';
import { countOperations, countPeople, sumMoney } from './numbers.ts';
import { pushWelcome } from './pushWelcome.ts';

export function welcomeHandlers(deps: AppDeps): Pick<TeamHandlers, 'getHqWelcome'> {
  const { database, clock, checks } = deps;
  pushWelcome(deps);
  return {
    async getHqWelcome({ actor: { rights } }) {
      const now = clock.now();
      const [people, money, operations] = (['people', 'money', 'everything'] as const).map((right) =>
        hasRight(rights, right),
      );
      const overdue = people ? await findOverdueFeedback(database, now) : [];
      const [peopleNumbers, moneyNumbers, operationsNumbers, decisions, opening] = await Promise.all([
        people ? countPeople(database, now, overdue.length) : null,
        money ? sumMoney(database, now) : null,
        operations ? countOperations(database) : null,
        findDecisions(database, { people: people ? { overdue } : null, operations: operations === true }),
        operations ? readOpening(deps) : null,
      ]);
      return {
        ...{ people: peopleNumbers, money: moneyNumbers, operations: operationsNumbers, decisions },
        opening,
        problems: operations ? checks.problems().map(presentProblem) : [],
      };
    },
  };
}

function presentProblem({ check, problem, todo, since }: Problem): Welcome['problems'][number] {
  return { check, problem, todo, since: since.toISOString() };
}
