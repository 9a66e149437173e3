import { type Connection, Schema, type Types } from 'mongoose';
import { type DataRule, roomFilters } from '../../privacy/dataRule.ts';
import { bytesOf } from './codeUpdate.ts';
import { unpackMoments } from './packMoments.ts';

/** All changes of a room's shared code, packed a day after the session (codeReplay.ts). */
export interface CodeLogDocument {
  roomid: string;
  learnerId: Types.ObjectId;
  packed: Buffer;
  expireAt: Date;
}

const schema = new Schema<CodeLogDocument>(
  {
    roomid: { type: String, required: true },
    learnerId: { type: Schema.Types.ObjectId, required: true },
    packed: { type: Buffer, required: true },
    expireAt: { type: Date, required: true },
  },
  { versionKey: false },
);
// One log for each room.
schema.index({ roomid: 1 }, { unique: true });
// Kept 90 days, as the batches would be.
schema.index({ expireAt: 1 }, { expireAfterSeconds: 0 });

const codeLogModel = (connection: Connection) => connection.model('CodeLog', schema, 'codeLogs');

const codeLogData: DataRule<CodeLogDocument> = {
  kind: 'code',
  of: (person) => roomFilters(person),
  show: ({ roomid, packed, expireAt }, { rooms }) => {
    const side = rooms.find((room) => room.roomid === roomid)?.side;
    const own = unpackMoments(bytesOf(packed)).filter((moment) => moment.side === side);
    return {
      ...{ roomid, deletedOn: expireAt },
      written: own.map(({ atMs, edits, board = [], files = [] }) => ({
        at: new Date(atMs),
        text: [edits, ...files.map((file) => file.edits ?? [])]
          .flat()
          .map(([, , inserted]) => inserted)
          .join(''),
        drawn: board.flatMap(([, shape]) => shape ?? []),
        files: files.flatMap(({ name }) => name ?? []),
      })),
    };
  },
  whenDeleted: {
    because: "what both wrote is one text, which belongs to the learner's interview; it names nobody",
    // Without the learner nobody needs it.
    neededBy: ({ learnerId }) => learnerId,
    change: () => ({}),
  },
};

export const codeLogs = { model: codeLogModel, data: codeLogData };
