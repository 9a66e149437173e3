import { type Connection, Schema, type Types } from 'mongoose';
import { type DataRule, isPerson } from '../privacy/dataRule.ts';

/** What the team does to people, and looks at of what is theirs alone: `noun:verb`. */
export const AUDIT_ACTIONS = [
  'file:read',
  'mentor:read',
  'mentor:verify',
  'mentor:decline',
  'mentor:suspend',
  'mentor:restore',
] as const;

/** One act or look of somebody of the team; the collection is a log, nothing in it changes. */
export interface AuditDocument {
  at: Date;
  actorId: Types.ObjectId;
  action: (typeof AUDIT_ACTIONS)[number];
  /** Whom it was about. */
  targetId: Types.ObjectId;
  /** What an act changed, from and to; of a look `after` says at what. */
  before: unknown;
  after: unknown;
}

const schema = new Schema<AuditDocument>({
  at: { type: Date, required: true },
  actorId: { type: Schema.Types.ObjectId, required: true },
  action: { type: String, enum: AUDIT_ACTIONS, required: true },
  targetId: { type: Schema.Types.ObjectId, required: true },
  before: { type: Schema.Types.Mixed, default: null },
  after: { type: Schema.Types.Mixed, default: null },
});
// What was done to a person, newest first; also what they are shown of it.
schema.index({ targetId: 1, at: -1 });
// What one of the team did.
schema.index({ actorId: 1, at: -1 });

const auditLogModel = (connection: Connection) => connection.model('Audit', schema, 'auditLog');

const auditLogData: DataRule<AuditDocument> = {
  kind: 'account',
  of: ({ _id }) => [{ targetId: _id }, { actorId: _id }],
  show: ({ at, action, targetId }, person) => (isPerson(targetId, person) ? { at, action } : null),
  whenDeleted: {
    because: 'who of the team did what with whose data has to be provable, also after a person has left',
    neededBy: null,
    change: ({ targetId }, person) => (isPerson(targetId, person) ? { before: null, after: null } : {}),
  },
};

export const auditLog = { model: auditLogModel, data: auditLogData };
