import { type Connection, Schema, type Types } from 'mongoose';
import type { DataRule } from '../privacy/dataRule.ts';

/** A question of the bank that a mentor likes to ask. */
export interface FavouriteQuestionDocument {
  mentorId: Types.ObjectId;
  questionId: string;
}

const schema = new Schema<FavouriteQuestionDocument>({
  mentorId: { type: Schema.Types.ObjectId, required: true },
  questionId: { type: String, required: true },
});
// Each once. The first field finds those of a mentor.
schema.index({ mentorId: 1, questionId: 1 }, { unique: true });

const favouriteQuestionModel = (connection: Connection) =>
  connection.model('FavouriteQuestion', schema, 'favouriteQuestions');

const favouriteQuestionData: DataRule<FavouriteQuestionDocument> = {
  kind: 'cockpit',
  of: ({ _id }) => [{ mentorId: _id }],
  show: ({ questionId }) => ({ questionId }),
  whenDeleted: 'erased',
};

export const favouriteQuestions = { model: favouriteQuestionModel, data: favouriteQuestionData };
