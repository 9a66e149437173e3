import type { Feature } from '../../../feature.ts';
import { createDemoRouter } from './demo.router.ts';
import { ensureDemoPerson, ensureDemoSession } from './demo.service.ts';

/** Demo people and a session for trying the product; not available in production. */
export const demo = {
  policies: {},
  handlers: () => ({}),
  router: (deps) => (deps.config.isProduction ? null : createDemoRouter(deps)),
  async seed({ config, database, clock }) {
    if (config.isProduction) return;
    await ensureDemoPerson(database, 'other', new Date(clock.now()));
    await ensureDemoSession(database, clock.now());
  },
} satisfies Feature<Record<never, never>>;
