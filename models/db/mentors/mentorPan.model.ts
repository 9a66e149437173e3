import { type Connection, Schema } from 'mongoose';
import { SEALED_FIELDS, type SealedDetail, sealedData } from './sealedDetail.ts';

/** A mentor's PAN, encrypted. */
export type MentorPanDocument = SealedDetail;

const schema = new Schema<MentorPanDocument>(SEALED_FIELDS);
// One per mentor.
schema.index({ mentorId: 1 }, { unique: true });

const mentorPanModel = (connection: Connection) => connection.model('MentorPan', schema, 'mentorPans');

export const mentorPans = { model: mentorPanModel, data: sealedData<MentorPanDocument>('pan') };
