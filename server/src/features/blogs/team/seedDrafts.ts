import type { StoredBlog } from '@preproom/models/db/blogs/blog.model';
import type { BlogDraftDocument } from '@preproom/models/db/blogs/blogDraft.model';
import type { Database } from '@preproom/models/db/database';
import { textOf } from './blogText.ts';

/** Gives every article that has none a working copy: those of the installation and of versions before the editor. */
export async function seedDrafts(database: Database): Promise<void> {
  const known = await database.blogDrafts.distinct('_id');
  const blogs = await database.blogs.find({ _id: { $nin: known } }, { searchWords: 0 }).lean<StoredBlog[]>();
  for (const blog of blogs) {
    const draft: BlogDraftDocument = {
      ...textOf(blog),
      publishedSlugs: [blog.slug],
      addresses: [blog.slug],
      revision: 1,
      savedAt: blog.updatedAt,
      savedBy: null,
      keptAt: blog.updatedAt,
      withdrawnAt: null,
    };
    // Another process that started at the same time inserted it.
    await database.blogDrafts.updateOne({ _id: blog._id }, { $setOnInsert: draft }, { upsert: true });
  }
}
