import { type Connection, Schema } from 'mongoose';
import type { ConnectionHistoryPart } from '../../contract/room/connectionHistory.ts';
import type { SessionSide } from '../../contract/sessions/sessions.ts';
import { SESSION_SIDES } from '../../contract/sessions/sides.ts';
import { type DataRule, roomFilters, withoutKeys } from '../privacy/dataRule.ts';

/** The connection history of one page load of one side. Collection and `story` field keep their first names. */
export interface ConnectionHistoryDocument {
  roomid: string;
  side: SessionSide;
  partId: string;
  story: Omit<ConnectionHistoryPart, 'partId'>;
  beganAt: Date;
}

const schema = new Schema<ConnectionHistoryDocument>({
  roomid: { type: String, required: true },
  side: { type: String, enum: SESSION_SIDES, required: true },
  partId: { type: String, required: true },
  // The contract's schema has validated it.
  story: { type: Schema.Types.Mixed, required: true },
  beganAt: { type: Date, required: true },
});
// One document per page load. The first two fields find all parts of a side.
schema.index({ roomid: 1, side: 1, partId: 1 }, { unique: true });

const connectionHistoryModel = (connection: Connection) =>
  connection.model('ConnectionHistory', schema, 'lineStories');

const connectionHistoryData: DataRule<ConnectionHistoryDocument> = {
  kind: 'sessions',
  of: (person) =>
    SESSION_SIDES.flatMap((side) => roomFilters(person, side).map((rooms) => ({ ...rooms, side }))),
  show: ({ side, partId, ...part }) => withoutKeys(part),
  whenDeleted: 'erased',
};

export const connectionHistories = { model: connectionHistoryModel, data: connectionHistoryData };
