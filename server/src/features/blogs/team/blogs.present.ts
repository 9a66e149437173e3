import type { BlogRevision, HqBlog } from '@preproom/models/contract/blogs/team/blogs';
import type { StoredBlogDraft } from '@preproom/models/db/blogs/blogDraft.model';
import type { StoredBlogRevision } from '@preproom/models/db/blogs/blogRevision.model';
import type { Database } from '@preproom/models/db/database';
import type { Types } from 'mongoose';
import { stateOf } from './blogState.ts';
import { isSameText, textOf } from './blogText.ts';
import { findPublic } from './publishDraft.ts';

type Names = (id: Types.ObjectId | null) => string | null;

export async function presentDraft(database: Database, draft: StoredBlogDraft, now: Date): Promise<HqBlog> {
  const [published, nameOf] = await Promise.all([
    findPublic(database, draft._id),
    namesOf(database, [draft.savedBy]),
  ]);
  return {
    id: draft._id.toString(),
    ...textOf(draft),
    revision: draft.revision,
    savedAt: draft.savedAt.toISOString(),
    savedBy: nameOf(draft.savedBy),
    state: stateOf(draft, published, now),
    publishedAt: published?.publishedAt.toISOString() ?? null,
    hasChanges: published !== null && !isSameText(published, draft),
  };
}

export function presentRevision(
  kept: Pick<StoredBlogRevision, 'revision' | 'savedAt' | 'savedBy' | 'blog_title'>,
  nameOf: Names,
): BlogRevision {
  const { revision, savedAt, savedBy, blog_title } = kept;
  return { revision, savedAt: savedAt.toISOString(), savedBy: nameOf(savedBy), blog_title };
}

export async function namesOf({ users }: Database, ids: readonly (Types.ObjectId | null)[]): Promise<Names> {
  const people = await users.find({ _id: { $in: ids.filter((id) => id !== null) } }, { Name: 1 }).lean();
  const names = new Map(people.map(({ _id, Name }) => [_id.toString(), Name]));
  return (id) => names.get(id?.toString() ?? '') ?? null;
}
