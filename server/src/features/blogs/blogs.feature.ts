import type { Feature } from '../../feature.ts';
import { seedArticles } from './articles.ts';
import { blogHandlers } from './blog.handlers.ts';
import { blogPolicies } from './blog.policy.ts';

export const blogs = {
  policies: blogPolicies,
  handlers: blogHandlers,
  seed: ({ database, config, clock }) => seedArticles(database, config.BRAND_NAME, new Date(clock.now())),
} satisfies Feature<typeof blogPolicies>;
