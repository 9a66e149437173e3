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
  seed: ({ database, config }) => seedProducts(database, config.BRAND_NAME),
} satisfies Feature<typeof productPolicies>;
