import { BlogRow } from '@preproom/models/contract/blogs/team/blogList';
import type { BlogDraftDocument } from '@preproom/models/db/blogs/blogDraft.model';
import type { Database } from '@preproom/models/db/database';
import type { Clock } from '@preproom/models/runtime/clock';
import type { ListDefinition } from '../../../lists/listDefinition.ts';
import type { ListRequest } from '../../../lists/readList.ts';
import { stateOf } from './blogState.ts';

export const BLOG_COLUMNS = BlogRow.keyof().options;
const FIELDS = ['blog_title', 'savedAt', 'withdrawnAt', 'publishedSlugs', 'author'] as const;

export function blogList(
  database: Database,
  clock: Clock,
): ListDefinition<BlogDraftDocument, BlogRow, ListRequest, (typeof FIELDS)[number]> {
  return {
    model: ({ blogDrafts }) => blogDrafts,
    fields: FIELDS,
    sortPaths: { savedAt: 'savedAt' },
    search: [
      { path: 'titleWords', as: 'words' },
      { path: 'addresses', as: 'exact' },
    ],
    filter: () => ({}),
    async present(drafts) {
      const now = new Date(clock.now());
      const ids = drafts.map(({ _id }) => _id);
      const published = await database.blogs.find({ _id: { $in: ids } }, { publishedAt: 1 }).lean();
      const byId = new Map(published.map((blog) => [blog._id.toString(), blog]));
      return drafts.map((draft) => {
        const blog = byId.get(draft._id.toString()) ?? null;
        return {
          _id: draft._id.toString(),
          blog_title: draft.blog_title,
          state: stateOf(draft, blog, now),
          savedAt: draft.savedAt.toISOString(),
          publishedAt: blog?.publishedAt.toISOString() ?? null,
          author: draft.author,
        };
      });
    },
  };
}
