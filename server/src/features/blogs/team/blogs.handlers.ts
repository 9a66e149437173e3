import { BLOG_LIMITS } from '@preproom/models/contract/blogs/blogLimits';
import { AppError } from '@preproom/models/contract/http/errors';
import type { StoredBlogDraft } from '@preproom/models/db/blogs/blogDraft.model';
import type { StoredBlogRevision } from '@preproom/models/db/blogs/blogRevision.model';
import type { AppDeps } from '../../../deps.ts';
import { listHandlers } from '../../../lists/listHandlers.ts';
import type { BlogHandlers } from '../blog.policy.ts';
import { presentArticle } from '../blog.present.ts';
import { relatedBlogs } from '../blog.service.ts';
import { BLOG_COLUMNS, blogList } from './blogs.list.ts';
import { namesOf, presentDraft, presentRevision } from './blogs.present.ts';
import { textOf } from './blogText.ts';
import { findPublic, publicBlog, publishDraft, withdraw } from './publishDraft.ts';
import { createDraft, type Saver, saveDraft } from './saveDraft.ts';

type PublicName = 'getBlogList' | 'getBlogs' | 'getBlog';

/** The team's calls about articles. */
export function hqBlogHandlers(deps: AppDeps): Omit<BlogHandlers, PublicName> {
  const { database, clock, config } = deps;
  const saver = ({ userId }: { userId: string }): Saver => ({ userId, now: new Date(clock.now()) });
  const present = async (draft: StoredBlogDraft) => ({
    data: await presentDraft(database, draft, new Date(clock.now())),
  });
  const list = listHandlers(deps, blogList(database, clock), { name: 'articles', columns: BLOG_COLUMNS });
  return {
    getHqBlogs: list.page,
    exportHqBlogs: list.exported,
    async createBlog({ actor, body }) {
      const author = `The ${config.BRAND_NAME} team`;
      return present(await createDraft(database, body.blog_title, author, saver(actor)));
    },
    async getHqBlog({ params }) {
      return present(await findDraft(deps, params.blogId));
    },
    async saveBlog({ actor, params, body: { revision, ...text } }) {
      const draft = await findDraft(deps, params.blogId, revision);
      return present(await saveDraft(database, draft, text, saver(actor)));
    },
    async previewBlog({ params }) {
      const draft = await findDraft(deps, params.blogId);
      const now = new Date(clock.now());
      const published = await findPublic(database, draft._id);
      const blog = { ...publicBlog(draft, published?.publishedAt ?? now, now), _id: draft._id };
      return { data: presentArticle(blog, await relatedBlogs(database, blog, now)) };
    },
    async publishBlog({ actor, params, body: { revision, publishesAt }, log }) {
      const draft = await findDraft(deps, params.blogId, revision);
      await publishDraft(database, draft, publishesAt === null ? null : new Date(publishesAt), saver(actor));
      log.info({ blogId: params.blogId, publishesAt }, 'article published or scheduled');
      return present(await findDraft(deps, params.blogId));
    },
    async withdrawBlog({ actor, params, log }) {
      await withdraw(database, await findDraft(deps, params.blogId), saver(actor));
      log.info({ blogId: params.blogId }, 'article withdrawn');
      return present(await findDraft(deps, params.blogId));
    },
    async getBlogRevisions({ params }) {
      const draft = await findDraft(deps, params.blogId);
      const kept = await database.blogRevisions
        .find(
          { blogId: draft._id, revision: { $lt: draft.revision } },
          { revision: 1, savedAt: 1, savedBy: 1, blog_title: 1 },
        )
        .sort({ revision: -1 })
        .limit(BLOG_LIMITS.revisions)
        .lean<StoredBlogRevision[]>();
      const nameOf = await namesOf(
        database,
        kept.map(({ savedBy }) => savedBy),
      );
      return { data: kept.map((one) => presentRevision(one, nameOf)) };
    },
    async getBlogRevision({ params: { blogId, revision } }) {
      const kept = await database.blogRevisions
        .findOne({ blogId, revision: Number(revision) })
        .lean<StoredBlogRevision>();
      if (!kept) throw new AppError('not_found');
      const nameOf = await namesOf(database, [kept.savedBy]);
      return { data: { ...presentRevision(kept, nameOf), ...textOf(kept) } };
    },
  };
}

/** Throws `not_found`, and `conflict` if the working copy has another revision than this one. */
async function findDraft({ database }: AppDeps, blogId: string, revision?: number) {
  const draft = await database.blogDrafts.findById(blogId).lean<StoredBlogDraft>();
  if (!draft) throw new AppError('not_found');
  if (revision !== undefined && draft.revision !== revision) throw new AppError('conflict');
  return draft;
}
