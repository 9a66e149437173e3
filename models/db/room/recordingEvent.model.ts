import { type Connection, Schema, type Types } from 'mongoose';
import type { RecordingEvent } from '../../contract/room/recording/recording.ts';
import type { SessionSide } from '../../contract/sessions/sessions.ts';
import { SESSION_SIDES } from '../../contract/sessions/sides.ts';
import { type DataRule, isPerson, roomFilters } from '../privacy/dataRule.ts';

const KINDS = ['ask', 'agree', 'stop'] as const satisfies RecordingEvent['kind'][];

/** Who asked for, agreed to or stopped a recording on the devices, and when. Never changed once stored. */
export interface RecordingEventDocument {
  roomid: string;
  mentorId: Types.ObjectId;
  learnerId: Types.ObjectId;
  /** Chosen by the page, so that an event sent twice is stored once. */
  eventId: string;
  by: SessionSide;
  at: Date;
  kind: RecordingEvent['kind'];
  /** Of an answer or a stop. */
  askId?: string;
  /** Of a question or an agreement: the text that was consented to. */
  textVersion?: string;
}

const schema = new Schema<RecordingEventDocument>({
  roomid: { type: String, required: true },
  mentorId: { type: Schema.Types.ObjectId, required: true },
  learnerId: { type: Schema.Types.ObjectId, required: true },
  eventId: { type: String, required: true },
  by: { type: String, enum: SESSION_SIDES, required: true },
  at: { type: Date, required: true },
  kind: { type: String, enum: KINDS, required: true },
  askId: { type: String },
  textVersion: { type: String },
});
// Each event is stored once. The first field finds those of a session.
schema.index({ roomid: 1, eventId: 1 }, { unique: true });

const recordingEventModel = (connection: Connection) =>
  connection.model('RecordingEvent', schema, 'recordingEvents');

const recordingEventData: DataRule<RecordingEventDocument> = {
  kind: 'consents',
  of: (person) => roomFilters(person),
  show: ({ roomid, at, kind, textVersion, by, mentorId }, person) => ({
    ...{ roomid, at, kind: `recording: ${kind}`, textVersion },
    by: (by === 'mentor') === isPerson(mentorId, person) ? 'you' : 'the other',
  }),
  whenDeleted: {
    because: "it proves that both people agreed to the recordings on each other's devices",
    neededBy: ({ mentorId, learnerId }, person) => (isPerson(mentorId, person) ? learnerId : mentorId),
    change: () => ({}),
  },
};

export const recordingEvents = { model: recordingEventModel, data: recordingEventData };
