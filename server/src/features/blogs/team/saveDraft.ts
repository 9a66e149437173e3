import { BLOG_LIMITS } from '@preproom/models/contract/blogs/blogLimits';
import type { BlogText } from '@preproom/models/contract/blogs/team/blogs';
import { AppError } from '@preproom/models/contract/http/errors';
import { ID_FORM } from '@preproom/models/contract/http/forms';
import { slugOf } from '@preproom/models/contract/http/slugs';
import type { BlogDraftDocument, StoredBlogDraft } from '@preproom/models/db/blogs/blogDraft.model';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { recordAudit } from '@preproom/models/db/operations/audit';
import { Types } from 'mongoose';
import { sanitizeContent } from '../../../content/sanitizeContent.ts';
import { auditedText, isSameText, textOf } from './blogText.ts';

export interface Saver {
  userId: string;
  now: Date;
}

/** Saves of one person within this time are one revision: the page saves while they type. */
const KEEP_EVERY_MS = 5 * 60_000;
const SLUG_TRIES = 20;

/** Begins an article. Its slug is made from the title, with a number if that is taken. */
export async function createDraft(database: Database, title: string, author: string, saver: Saver) {
  // A number at the end has to fit.
  const words = slugOf(title, BLOG_LIMITS.slug - 3, 'article');
  for (let number = 1; number <= SLUG_TRIES; number += 1) {
    const draft = emptyDraft(title, number > 1 ? `${words}-${number}` : words, author, saver);
    const created = await database.blogDrafts.create(draft).catch(noneIfTaken);
    if (!created) continue;
    await audit(database, 'blog:create', created._id, saver, null, draft);
    return created.toObject<StoredBlogDraft>();
  }
  throw new AppError('conflict', undefined, { fields: { blog_title: 'is taken' } });
}

function emptyDraft(blog_title: string, slug: string, author: string, saver: Saver): BlogDraftDocument {
  const { now, userId } = saver;
  const text = { blog_title, slug, author, description: '', tags: [], blog_image: '' };
  const times = { savedAt: now, keptAt: now, withdrawnAt: null };
  const savedBy = new Types.ObjectId(userId);
  const blog_content = sanitizeContent('');
  return { ...text, blog_content, publishedSlugs: [], addresses: [slug], revision: 1, savedBy, ...times };
}

/**
 * Saves a working copy in one write, if it still has the revision that the text began from. The text before is kept when it was somebody
 * else's or is five minutes old. Throws `conflict`; with the field `slug` when the address is another article's.
 */
export async function saveDraft(
  database: Database,
  draft: StoredBlogDraft,
  { blog_content, ...given }: BlogText,
  saver: Saver,
): Promise<StoredBlogDraft> {
  const text = { ...given, blog_content: sanitizeContent(blog_content) };
  if (ID_FORM.test(text.slug)) throw new AppError('bad_request', undefined, { fields: { slug: 'is an id' } });
  if (isSameText(text, draft)) return draft;
  const isKept = !draft.savedBy?.equals(saver.userId) || isOlder(draft.keptAt, saver.now);
  if (isKept) await keep(database, draft);
  const change = {
    ...text,
    addresses: [...new Set([text.slug, ...draft.publishedSlugs])],
    revision: draft.revision + 1,
    savedAt: saver.now,
    savedBy: new Types.ObjectId(saver.userId),
    ...(isKept && { keptAt: saver.now }),
  };
  const saved = await database.blogDrafts
    .findOneAndUpdate(
      { _id: draft._id, revision: draft.revision },
      { $set: change },
      { returnDocument: 'after' },
    )
    .lean<StoredBlogDraft>()
    .catch(refuseTakenSlug);
  if (!saved) throw new AppError('conflict');
  if (isKept) await audit(database, 'blog:save', draft._id, saver, draft, saved);
  return saved;
}

const isOlder = (keptAt: Date, now: Date) => now.getTime() - keptAt.getTime() >= KEEP_EVERY_MS;

/** Keeps the present text among the earlier ones, and of those the newest. */
async function keep({ blogRevisions }: Database, draft: StoredBlogDraft): Promise<void> {
  const { _id: blogId, revision, savedAt, savedBy } = draft;
  const kept = { ...textOf(draft), savedAt, savedBy };
  await blogRevisions.updateOne({ blogId, revision }, { $setOnInsert: kept }, { upsert: true });
  const [last] = await blogRevisions
    .find({ blogId }, { revision: 1 })
    .sort({ revision: -1 })
    .skip(BLOG_LIMITS.revisions - 1)
    .limit(1)
    .lean();
  if (last) await blogRevisions.deleteMany({ blogId, revision: { $lt: last.revision } });
}

function audit(
  database: Database,
  action: 'blog:create' | 'blog:save',
  targetId: Types.ObjectId,
  { now: at, userId: actorId }: Saver,
  before: BlogDraftDocument | null,
  after: BlogDraftDocument,
): Promise<void> {
  const texts = { before: before && auditedText(before), after: auditedText(after) };
  return recordAudit(database, { at, actorId, action, targetId, ...texts });
}

function noneIfTaken(error: unknown): null {
  if (isDuplicateKey(error)) return null;
  throw error;
}

function refuseTakenSlug(error: unknown): never {
  if (isDuplicateKey(error)) throw new AppError('conflict', undefined, { fields: { slug: 'is taken' } });
  throw error;
}
