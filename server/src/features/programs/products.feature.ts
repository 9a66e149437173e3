import type { Feature } from '../../feature.ts';
import { undoProgram } from './catalogue.ts';
import { productHandlers, seedProducts } from './product.handlers.ts';
import { productPolicies } from './product.policy.ts';
import { hqProgramHandlers } from './team/programs.handlers.ts';

export const products = {
  policies: productPolicies,
  handlers: (deps) => ({ ...productHandlers(deps), ...hqProgramHandlers(deps) }),
  undo: ({ database }) => ({
    'program:price': { call: 'setProgramPrice', run: undoProgram(database) },
    'program:change': { call: 'renameProgram', run: undoProgram(database) },
  }),
  // Nobody is to pay for sessions before there is a mentor: the team opens the programs.
  seed: ({ database, config }) => seedProducts(database, config.BRAND_NAME, !config.isProduction),
} satisfies Feature<typeof productPolicies>;
