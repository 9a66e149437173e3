import { type Connection, Schema, type Types } from 'mongoose';
import type { DataRule } from '../privacy/dataRule.ts';
import type { BlogTextFields } from './blogDraft.model.ts';

/** An earlier text of an article. At most 50 are kept of each. */
export interface BlogRevisionDocument extends BlogTextFields {
  blogId: Types.ObjectId;
  revision: number;
  savedAt: Date;
  savedBy: Types.ObjectId | null;
}
export type StoredBlogRevision = BlogRevisionDocument & { _id: Types.ObjectId };

const text = { type: String, default: '' } as const;

const schema = new Schema<BlogRevisionDocument>({
  blogId: { type: Schema.Types.ObjectId, required: true },
  revision: { type: Number, required: true },
  savedAt: { type: Date, required: true },
  savedBy: { type: Schema.Types.ObjectId, default: null },
  slug: text,
  blog_title: text,
  blog_content: text,
  blog_image: text,
  description: text,
  tags: [String],
  author: text,
});
// An article's earlier texts, newest first, each once.
schema.index({ blogId: 1, revision: -1 }, { unique: true });
// The texts of one team member.
schema.index({ savedBy: 1 });

const blogRevisionModel = (connection: Connection) =>
  connection.model('BlogRevision', schema, 'blogRevisions');

const blogRevisionData: DataRule<BlogRevisionDocument> = {
  kind: 'account',
  of: ({ _id }) => [{ savedBy: _id }],
  show: ({ blog_title, savedAt }) => ({ blog_title, savedAt }),
  whenDeleted: {
    because: 'the article belongs to the team; only who saved it is about the person',
    neededBy: null,
    change: () => ({ savedBy: null }),
  },
};

export const blogRevisions = { model: blogRevisionModel, data: blogRevisionData };
