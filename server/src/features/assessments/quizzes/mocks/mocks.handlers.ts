import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../../../deps.ts';
import { presentMock } from './mock.present.ts';
import { readMockOffers } from './mockOffers.ts';
import type { MockHandlers } from './mocks.policy.ts';
import { endSection, findMock, saveAnswer, startMock, startSection } from './mocks.ts';

export function mockHandlers({ database, clock, limiter }: AppDeps): MockHandlers {
  // Per learner: an answer every half second for a minute.
  const limit = limiter('mock-answers', 120, 60);

  async function own(learnerId: string, attemptId: string) {
    await consumeLimit(limit, learnerId);
    return findMock(database, { attemptId, learnerId }, clock.now());
  }

  return {
    getMockTests: async ({ actor: { userId } }) => ({
      data: await readMockOffers(database, userId, clock.now()),
    }),
    async startMock({ actor: { userId: learnerId }, body: { test } }) {
      await consumeLimit(limit, learnerId);
      return { attemptId: await startMock(database, { learnerId, test }, clock.now()) };
    },
    async getMock({ actor: { userId: learnerId }, client: { language }, params: { attemptId } }) {
      const mock = await findMock(database, { attemptId, learnerId }, clock.now());
      return { data: presentMock(mock, clock.now(), language) };
    },
    async startMockSection({ actor, client: { language }, params: { attemptId }, body: { section } }) {
      const mock = await own(actor.userId, attemptId);
      const started = await startSection(database, mock, section, clock.now());
      return { data: presentMock(started, clock.now(), language) };
    },
    async saveMockAnswer({ actor, params: { attemptId }, body }) {
      await saveAnswer(database, await own(actor.userId, attemptId), body);
      return { saved: true };
    },
    async endMockSection({ actor, client: { language }, params: { attemptId }, body: { section } }) {
      const mock = await own(actor.userId, attemptId);
      const ended = await endSection(database, mock, section, clock.now());
      return { data: presentMock(ended, clock.now(), language) };
    },
  };
}
