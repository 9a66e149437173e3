import type { AppDeps } from '../../../deps.ts';
import type { PerformanceHandlers } from './performance.policy.ts';
import { readPerformance } from './readPerformance.ts';

export function performanceHandlers({ database }: AppDeps): PerformanceHandlers {
  return {
    getPerformance: async ({ actor }) => ({ data: await readPerformance(database, actor.userId) }),
  };
}
