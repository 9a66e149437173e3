import { type Connection, Schema, type Types } from 'mongoose';
import { AUDIT_ACTIONS, type AuditAction } from '../../contract/team/auditActions.ts';
import { type DataRule, isPerson } from '../privacy/dataRule.ts';
import { redactPerson } from '../privacy/redactPerson.ts';
import { refuseChanges } from '../refuseChanges.ts';

/**
 * One action or view by a team member. Entries are added and never changed, but for what a deleted person's privacy takes out of
 * them (`erasePerson.ts`, by this collection's rule).
 */
export interface AuditDocument {
  at: Date;
  /** Null: a command, run by somebody with access to the machine. */
  actorId: Types.ObjectId | null;
  action: AuditAction;
  /** The person, program, coupon or article concerned. */
  targetId: Types.ObjectId;
  /** What an action changed, from and to. For a view, `after` says what was viewed. */
  before: unknown;
  after: unknown;
  /** Of the entry whose change this one has taken back. */
  undoes?: Types.ObjectId;
}

const schema = new Schema<AuditDocument>(
  {
    at: { type: Date, required: true },
    actorId: { type: Schema.Types.ObjectId, default: null },
    action: { type: String, enum: AUDIT_ACTIONS, required: true },
    targetId: { type: Schema.Types.ObjectId, required: true },
    before: { type: Schema.Types.Mixed, default: null },
    after: { type: Schema.Types.Mixed, default: null },
    undoes: { type: Schema.Types.ObjectId },
  },
  // Without `minimize: false`, Mongoose would drop a state that was empty: no exceptions to the pay.
  { minimize: false },
);
// Entries about a person or program, newest first; also for their data export.
schema.index({ targetId: 1, at: -1, _id: -1 });
// Entries by a team member.
schema.index({ actorId: 1, at: -1, _id: -1 });
// The whole log, and entries of one kind.
schema.index({ at: -1, _id: -1 });
schema.index({ action: 1, at: -1, _id: -1 });
// A change is taken back once.
schema.index({ undoes: 1 }, { unique: true, partialFilterExpression: { undoes: { $exists: true } } });
refuseChanges(schema, 'The audit log is only added to');

const auditLogModel = (connection: Connection) => connection.model('Audit', schema, 'auditLog');

/** What is left of an entry about a person who is gone: who of the team did what, and when. */
export const WITHOUT_PERSON = { before: null, after: null } as const;

const auditLogData: DataRule<AuditDocument> = {
  kind: 'account',
  of: ({ _id }) => [{ targetId: _id }, { actorId: _id }],
  show: ({ at, action, targetId }, person) => (isPerson(targetId, person) ? { at, action } : null),
  whenDeleted: {
    because: 'who of the team did what with whose data has to be provable, also after a person has left',
    neededBy: null,
    change: ({ targetId, before, after }, person) =>
      isPerson(targetId, person) ? WITHOUT_PERSON : redactPerson({ before, after }, person),
  },
};

export const auditLog = { model: auditLogModel, data: auditLogData };
