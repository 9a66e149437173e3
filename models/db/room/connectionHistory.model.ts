import { type Connection, Schema } from 'mongoose';
import type { LineStoryPart } from '../../contract/room/connectionHistory.ts';
import { SESSION_SIDES, type SessionSide } from '../../contract/room/sessions.ts';
import { type DataRule, inRooms, withoutKeys } from '../privacy/dataRule.ts';

/** How the line was during one page load of one side of a session. */
export interface LineStoryDocument {
  roomid: string;
  side: SessionSide;
  partId: string;
  story: Omit<LineStoryPart, 'partId'>;
  beganAt: Date;
}

const schema = new Schema<LineStoryDocument>({
  roomid: { type: String, required: true },
  side: { type: String, enum: SESSION_SIDES, required: true },
  partId: { type: String, required: true },
  // Checked by the contract's schema before it gets here.
  story: { type: Schema.Types.Mixed, required: true },
  beganAt: { type: Date, required: true },
});
// One document per page load; a side's parts are read together by the first two fields.
schema.index({ roomid: 1, side: 1, partId: 1 }, { unique: true });

const lineStoryModel = (connection: Connection) => connection.model('LineStory', schema, 'lineStories');

const lineStoryData: DataRule<LineStoryDocument> = {
  kind: 'sessions',
  of: (person) => SESSION_SIDES.flatMap((side) => inRooms(person, side).map((rooms) => ({ ...rooms, side }))),
  show: ({ side, partId, ...part }) => withoutKeys(part),
  whenDeleted: 'erased',
};

export const lineStories = { model: lineStoryModel, data: lineStoryData };
