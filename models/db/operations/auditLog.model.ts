import { type Connection, Schema, type Types } from 'mongoose';
import { type DataRule, isPerson } from '../privacy/dataRule.ts';

/** The team's actions on people, programs, coupons and articles, and views of private data: `noun:verb`. */
export const AUDIT_ACTIONS = [
  'file:read',
  'mentor:read',
  'mentor:verify',
  'mentor:decline',
  'mentor:suspend',
  'mentor:restore',
  'report:read',
  'program:add',
  'program:change',
  'coupon:create',
  'coupon:close',
  'payment:refund',
  'blog:create',
  'blog:save',
  'blog:schedule',
  'blog:publish',
  'blog:withdraw',
] as const;

/** One action or view by a team member. The log is append-only. */
export interface AuditDocument {
  at: Date;
  /** Null: a command, run by somebody with access to the machine. */
  actorId: Types.ObjectId | null;
  action: (typeof AUDIT_ACTIONS)[number];
  /** The person, program, coupon or article concerned. */
  targetId: Types.ObjectId;
  /** What an action changed, from and to. For a view, `after` says what was viewed. */
  before: unknown;
  after: unknown;
}

const schema = new Schema<AuditDocument>({
  at: { type: Date, required: true },
  actorId: { type: Schema.Types.ObjectId, default: null },
  action: { type: String, enum: AUDIT_ACTIONS, required: true },
  targetId: { type: Schema.Types.ObjectId, required: true },
  before: { type: Schema.Types.Mixed, default: null },
  after: { type: Schema.Types.Mixed, default: null },
});
// Entries about a person or program, newest first; also for their data export.
schema.index({ targetId: 1, at: -1 });
// Entries by a team member.
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
