import type { Feature } from '../../feature.ts';
import { seedArticles } from './articles.ts';
import { publicBlogHandlers } from './blog.handlers.ts';
import { blogPolicies } from './blog.policy.ts';
import { hqBlogHandlers } from './team/blogs.handlers.ts';
import { seedDrafts } from './team/seedDrafts.ts';

export const blogs = {
  policies: blogPolicies,
  handlers: (deps) => ({ ...publicBlogHandlers(deps), ...hqBlogHandlers(deps) }),
  async seed({ database, config, clock }) {
    await seedArticles(database, config.BRAND_NAME, new Date(clock.now()));
    await seedDrafts(database);
  },
} satisfies Feature<typeof blogPolicies>;
