import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { DataRule } from '../privacy/dataRule.ts';
import type { SanitizedHtml } from './sanitizedHtml.ts';

export interface BlogDocument {
  /** The article's name in its address; never the form of an id. */
  slug: string;
  blog_title: string;
  blog_content: SanitizedHtml;
  /** The path of a picture on this site. */
  blog_image: string;
  description: string;
  tags: string[];
  /** Who wrote it, as the page says it. */
  author: string;
  publishedAt: Date;
  updatedAt: Date;
  /** Made of the content when it is stored, so that lists need not read it. */
  readingMinutes: number;
  /** What the article is found by: see `searchWords` of the server. */
  searchWords: string[];
}
export type StoredBlog = BlogDocument & { _id: Types.ObjectId };

const text = { type: String, required: true } as const;

const schema = new Schema<BlogDocument>({
  slug: text,
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
// Pages are found by slug, and two articles must not share an address.
schema.index({ slug: 1 }, { unique: true });
// The list, newest first; the id keeps pages apart where two came out together.
schema.index({ publishedAt: -1, _id: -1 });
// The same list of those that have a word, and of those that share a tag (what is read next).
schema.index({ searchWords: 1, publishedAt: -1, _id: -1 });
schema.index({ tags: 1, publishedAt: -1, _id: -1 });

const blogModel = (connection: Connection): Model<BlogDocument> =>
  connection.model<BlogDocument>('Blog', schema, 'blogs');

const blogData: DataRule<BlogDocument> = { kind: null, because: 'articles of the team' };

export const blogs = { model: blogModel, data: blogData };
