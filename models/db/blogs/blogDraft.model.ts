import { type Connection, Schema, type Types } from 'mongoose';
import type { DataRule } from '../privacy/dataRule.ts';
import { keepSearchWords } from '../searchWords.ts';
import type { BlogDocument } from './blog.model.ts';

/** What the team writes of an article. */
export type BlogTextFields = Pick<
  BlogDocument,
  'slug' | 'blog_title' | 'blog_content' | 'blog_image' | 'description' | 'tags' | 'author'
>;

/** The working copy of an article; visitors never see it. The document in `blogs` with the same id is what they get. */
export interface BlogDraftDocument extends BlogTextFields {
  /** Every slug that was ever published, so that old addresses still lead to the article. */
  publishedSlugs: string[];
  /** `publishedSlugs` and `slug`: no other article may have any of them. */
  addresses: string[];
  /** Grows with each save. A save names the revision that it began from. */
  revision: number;
  savedAt: Date;
  /** The team member; null for articles of the installation. */
  savedBy: Types.ObjectId | null;
  /** When the newest earlier text was kept in `blogRevisions`. */
  keptAt: Date;
  /** When it was last withdrawn. */
  withdrawnAt: Date | null;
}
export type StoredBlogDraft = BlogDraftDocument & { _id: Types.ObjectId };

const text = { type: String, default: '' } as const;
const time = { type: Date, required: true } as const;

const schema = new Schema<BlogDraftDocument>({
  slug: { type: String, required: true },
  blog_title: { type: String, required: true },
  blog_content: text,
  blog_image: text,
  description: text,
  tags: [String],
  author: text,
  publishedSlugs: [String],
  addresses: [String],
  revision: { type: Number, required: true },
  savedAt: time,
  savedBy: { type: Schema.Types.ObjectId, default: null },
  keptAt: time,
  withdrawnAt: { type: Date, default: null },
});
// One address leads to one article, old addresses included.
schema.index({ addresses: 1 }, { unique: true });
// The team's list, last saved first; and the texts of one team member.
schema.index({ savedAt: -1, _id: -1 });
schema.index({ savedBy: 1 });
keepSearchWords(schema, 'blog_title', 'titleWords');

const blogDraftModel = (connection: Connection) => connection.model('BlogDraft', schema, 'blogDrafts');

const blogDraftData: DataRule<BlogDraftDocument> = {
  kind: 'account',
  of: ({ _id }) => [{ savedBy: _id }],
  show: ({ blog_title, savedAt }) => ({ blog_title, savedAt }),
  whenDeleted: {
    because: 'the article belongs to the team; only who saved it is about the person',
    neededBy: null,
    change: () => ({ savedBy: null }),
  },
};

export const blogDrafts = { model: blogDraftModel, data: blogDraftData };
