import type { BlogState } from '@preproom/models/contract/blogs/blogLimits';
import type { BlogDocument } from '@preproom/models/db/blogs/blog.model';
import type { BlogDraftDocument } from '@preproom/models/db/blogs/blogDraft.model';

/** An article's state follows from what visitors have of it and from the time; it is stored nowhere. */
export function stateOf(
  { withdrawnAt }: Pick<BlogDraftDocument, 'withdrawnAt'>,
  published: Pick<BlogDocument, 'publishedAt'> | null,
  now: Date,
): BlogState {
  if (published) return published.publishedAt > now ? 'scheduled' : 'published';
  return withdrawnAt ? 'withdrawn' : 'draft';
}
