import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { announceWrites } from '../announceWrites.ts';
import type { DataRule } from '../privacy/dataRule.ts';
import type { SanitizedHtml } from './sanitizedHtml.ts';

export interface BlogDocument {
  /** The article's slug. Never has the format of an id. */
  slug: string;
  /** Earlier published slugs, which still lead here. Absent in articles from before the editor. */
  formerSlugs?: string[];
  /** The revision of the working copy that this is; absent likewise. */
  revision?: number;
  blog_title: string;
  blog_content: SanitizedHtml;
  /** Path of an image on this site. */
  blog_image: string;
  description: string;
  tags: string[];
  /** The author, as displayed. */
  author: string;
  /** Visitors see it from then on; in the future while it is scheduled. */
  publishedAt: Date;
  updatedAt: Date;
  /** Derived from the content when stored, so that lists need not read the content. */
  readingMinutes: number;
  /** Search terms: see `articleTerms`. */
  searchWords: string[];
}
export type StoredBlog = BlogDocument & { _id: Types.ObjectId };

const text = { type: String, required: true } as const;

const schema = new Schema<BlogDocument>({
  slug: text,
  formerSlugs: { type: [String], default: undefined },
  revision: Number,
  blog_title: text,
  blog_content: text,
  blog_image: text,
  description: text,
  tags: [text],
  author: text,
  publishedAt: { type: Date, required: true },
  updatedAt: { type: Date, required: true },
  readingMinutes: { type: Number, required: true },
  searchWords: [text],
});
// Articles are found by slug, which is unique.
schema.index({ slug: 1 }, { unique: true });
// Or by an earlier slug.
schema.index({ formerSlugs: 1 });
// The list of what is published by now, newest first. The id breaks ties between pages.
schema.index({ publishedAt: -1, _id: -1 });
// The list filtered by search term, or by shared tag (related articles).
schema.index({ searchWords: 1, publishedAt: -1, _id: -1 });
schema.index({ tags: 1, publishedAt: -1, _id: -1 });
announceWrites(schema);

const blogModel = (connection: Connection): Model<BlogDocument> =>
  connection.model<BlogDocument>('Blog', schema, 'blogs');

const blogData: DataRule<BlogDocument> = { kind: null, because: 'articles of the team' };

export const blogs = { model: blogModel, data: blogData };
