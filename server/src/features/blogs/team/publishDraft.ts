import { AppError } from '@preproom/models/contract/http/errors';
import type { BlogDocument, StoredBlog } from '@preproom/models/db/blogs/blog.model';
import type { StoredBlogDraft } from '@preproom/models/db/blogs/blogDraft.model';
import { textOfHtml } from '@preproom/models/db/blogs/sanitizedHtml';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { recordAudit } from '@preproom/models/db/operations/audit';
import type { QueryFilter } from 'mongoose';
import { describesPictures } from '../../../content/sanitizeContent.ts';
import { blogOfDraft } from '../blog.service.ts';
import { stateOf } from './blogState.ts';
import { auditedText, textOf } from './blogText.ts';
import type { Saver } from './saveDraft.ts';

const YEAR_MS = 365 * 24 * 60 * 60_000;

/** What visitors have or will have of an article; null if nothing. */
export function findPublic({ blogs }: Database, _id: StoredBlogDraft['_id']): Promise<StoredBlog | null> {
  return blogs.findById(_id, { searchWords: 0 }).lean<StoredBlog>();
}

/**
 * Gives this revision to visitors: at once (`publishesAt` null), or from then on. What they have already keeps its date. Throws
 * `bad_request` with the fields that are missing, and `conflict` if a later revision was published meanwhile.
 */
export async function publishDraft(
  database: Database,
  draft: StoredBlogDraft,
  publishesAt: Date | null,
  saver: Saver,
): Promise<void> {
  const { now } = saver;
  const { _id, slug, revision } = draft;
  const former = await findPublic(database, _id);
  const isPublished = former !== null && former.publishedAt <= now;
  assertComplete(draft);
  if (publishesAt) assertSchedule(publishesAt, isPublished, now);
  const publishedAt = publishesAt ?? (isPublished ? former.publishedAt : now);
  await audit(database, draft, former, publishedAt, saver);
  await database.blogDrafts.updateOne({ _id }, { $addToSet: { publishedSlugs: slug, addresses: slug } });
  const formerSlugs = draft.publishedSlugs.filter((known) => known !== slug);
  const blog = { ...publicBlog(draft, publishedAt, now), formerSlugs, revision };
  await write(database, _id, blog);
}

/** As the public page has it. */
export function publicBlog(draft: StoredBlogDraft, publishedAt: Date, now: Date): BlogDocument {
  const { blog_content: html, ...text } = textOf(draft);
  return blogOfDraft({ ...text, html, publishedAt }, now);
}

/** Never over a later revision: the filter then matches nothing, and the insert meets the unique id. */
async function write({ blogs }: Database, _id: StoredBlog['_id'], blog: BlogDocument): Promise<void> {
  const filter: QueryFilter<BlogDocument> = {
    _id,
    $or: [{ revision: { $exists: false } }, { revision: { $lte: blog.revision ?? 0 } }],
  };
  await blogs.updateOne(filter, { $set: blog }, { upsert: true }).catch((error) => {
    throw isDuplicateKey(error) ? new AppError('conflict', undefined, { cause: error }) : error;
  });
}

/** Takes it away from visitors. Throws `conflict` if they have nothing of it. */
export async function withdraw(database: Database, draft: StoredBlogDraft, saver: Saver): Promise<void> {
  const { now: at, userId: actorId } = saver;
  const { _id } = draft;
  const former = await findPublic(database, _id);
  if (!former) throw new AppError('conflict');
  const change = { before: auditedPublic(former, at), after: { state: 'withdrawn' } };
  await recordAudit(database, { at, actorId, action: 'blog:withdraw', targetId: _id, ...change });
  await database.blogDrafts.updateOne({ _id }, { $set: { withdrawnAt: at } });
  await database.blogs.deleteOne({ _id });
}

function assertComplete(draft: StoredBlogDraft): void {
  const { description, author, blog_image, blog_content } = draft;
  const missing = Object.entries({ description, author, blog_image, blog_content: textOfHtml(blog_content) })
    .filter(([, text]) => text.trim() === '')
    .map(([name]) => [name, 'is missing']);
  const fields = Object.fromEntries(missing);
  if (!describesPictures(blog_content)) fields.pictures = 'need alternative text';
  if (Object.keys(fields).length > 0) throw new AppError('bad_request', undefined, { fields });
}

function assertSchedule(publishesAt: Date, isPublished: boolean, now: Date): void {
  // It would vanish until then.
  if (isPublished) throw new AppError('conflict');
  const aheadMs = publishesAt.getTime() - now.getTime();
  if (aheadMs <= 0 || aheadMs > YEAR_MS)
    throw new AppError('bad_request', undefined, { fields: { publishesAt: 'must be within a year' } });
}

async function audit(
  database: Database,
  draft: StoredBlogDraft,
  former: StoredBlog | null,
  publishedAt: Date,
  { now: at, userId: actorId }: Saver,
): Promise<void> {
  const state = publishedAt > at ? 'scheduled' : 'published';
  await recordAudit(database, {
    at,
    actorId,
    action: state === 'scheduled' ? 'blog:schedule' : 'blog:publish',
    targetId: draft._id,
    before: former ? auditedPublic(former, at) : { state: stateOf(draft, null, at) },
    after: { state, publishedAt, ...auditedText(draft) },
  });
}

function auditedPublic(blog: StoredBlog, now: Date) {
  const { publishedAt, revision = 1 } = blog;
  const state = publishedAt > now ? 'scheduled' : 'published';
  return { state, publishedAt, ...auditedText({ ...blog, revision }) };
}
