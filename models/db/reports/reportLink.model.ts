import { type Connection, Schema, type Types } from 'mongoose';
import { SHARED_PARTS, type SharedPart } from '../../contract/reports/reportLinks.ts';
import type { DataRule } from '../privacy/dataRule.ts';

/** Shows parts of a learner's report to whoever has the link. */
export interface ReportLinkDocument {
  /** SHA-256 of the token. The token itself is not stored. */
  tokenHash: string;
  roomid: string;
  learnerId: Types.ObjectId;
  parts: SharedPart[];
  createdAt: Date;
  expiresAt: Date;
}

const schema = new Schema<ReportLinkDocument>({
  tokenHash: { type: String, required: true },
  roomid: { type: String, required: true },
  learnerId: { type: Schema.Types.ObjectId, required: true },
  parts: { type: [{ type: String, enum: SHARED_PARTS }], required: true } as never,
  createdAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true },
});
// A visit finds the link by its token.
schema.index({ tokenHash: 1 }, { unique: true });
// The links of one report; the first field alone finds those of a person, for export and deletion.
schema.index({ learnerId: 1, roomid: 1 });
// Deletes links that have ended.
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const reportLinkModel = (connection: Connection) => connection.model('ReportLink', schema, 'reportLinks');

const reportLinkData: DataRule<ReportLinkDocument> = {
  kind: 'reportLinks',
  of: ({ _id }) => [{ learnerId: _id }],
  show: ({ roomid, parts, createdAt, expiresAt }) => ({ roomid, parts, createdAt, expiresAt }),
  whenDeleted: 'erased',
};

export const reportLinks = { model: reportLinkModel, data: reportLinkData };
