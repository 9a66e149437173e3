import { type Connection, Schema, type Types } from 'mongoose';
import type { DataRule } from '../privacy/dataRule.ts';

/**
 * A slug under which a mentor's page is or was found. It belongs to that mentor for good: a former slug leads to the present one, and
 * the page of a mentor who left is answered as gone.
 */
export interface MentorSlugDocument {
  /** The slug's hash (`slugKey`): the slug is made of the name, which must not outlive the account. */
  _id: string;
  mentorId: Types.ObjectId;
  takenAt: Date;
}

const schema = new Schema<MentorSlugDocument>({
  _id: { type: String, required: true },
  mentorId: { type: Schema.Types.ObjectId, required: true },
  takenAt: { type: Date, required: true },
});
// Whether a mentor's page was ever public.
schema.index({ mentorId: 1 });

const mentorSlugModel = (connection: Connection) => connection.model('MentorSlug', schema, 'mentorSlugs');

const mentorSlugData: DataRule<MentorSlugDocument> = {
  kind: 'mentoring',
  of: ({ _id }) => [{ mentorId: _id }],
  // The profile has the slug itself; of former ones there are only hashes.
  show: ({ takenAt }) => ({ takenAt }),
  whenDeleted: {
    because: 'links to the page are answered as gone; only a hash of the address is kept, no name',
    neededBy: null,
    change: () => ({}),
  },
};

export const mentorSlugs = { model: mentorSlugModel, data: mentorSlugData };
