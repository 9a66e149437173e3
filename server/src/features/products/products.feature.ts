import type { Feature } from '../../feature.ts';
import { productHandlers, seedProducts } from './product.handlers.ts';
import { productPolicies } from './product.policy.ts';

export const products = {
  policies: productPolicies,
  handlers: productHandlers,
  seed: ({ database, config }) => seedProducts(database, config.BRAND_NAME),
} satisfies Feature<typeof productPolicies>;
