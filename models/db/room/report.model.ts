import { type Connection, Schema, type Types } from 'mongoose';
import { REPORT_RETENTION_DAYS } from '../../contract/people/keptData.ts';
import { REPORT_REASONS, type ReportReason } from '../../contract/room/safety.ts';
import { SESSION_STATUSES, type SessionStatus } from '../../contract/room/sessionLife.ts';
import { type DataRule, isPerson, roomFilters, withoutKeys } from '../privacy/dataRule.ts';
import { redactPerson } from '../privacy/redactPerson.ts';

/** What was said at one time; saying more adds a statement, and none is ever changed. */
export interface ReportStatement {
  /** The sender's own id of it, which makes a resent one recognisable. */
  requestId: string;
  reason: ReportReason;
  note: string;
  at: Date;
  /** Where the session stood when this was said. */
  sessionStatus: SessionStatus;
  wantedEnd: boolean;
  wantedBlock: boolean;
}

/** What one person of a session has told the team about the other. Nobody but admins may ever be shown it. */
export interface ReportDocument {
  roomid: string;
  by: Types.ObjectId;
  against: Types.ObjectId;
  /** `open` until the team has dealt with it; a new statement opens it again. */
  state: 'open' | 'closed';
  lastAt: Date;
  statements: ReportStatement[];
}

const statement = new Schema<ReportStatement>(
  {
    requestId: { type: String, required: true },
    reason: { type: String, enum: REPORT_REASONS, required: true },
    note: { type: String, default: '' },
    at: { type: Date, required: true },
    sessionStatus: { type: String, enum: SESSION_STATUSES, required: true },
    wantedEnd: { type: Boolean, required: true },
    wantedBlock: { type: Boolean, required: true },
  },
  { _id: false },
);
const schema = new Schema<ReportDocument>({
  roomid: { type: String, required: true },
  by: { type: Schema.Types.ObjectId, required: true },
  against: { type: Schema.Types.ObjectId, required: true },
  state: { type: String, enum: ['open', 'closed'], required: true },
  lastAt: { type: Date, required: true },
  statements: { type: [statement], required: true },
});
// One per person and session: whatever is said later joins it, and of two equal requests at once one is refused.
schema.index({ roomid: 1, by: 1 }, { unique: true });
// The team reads what is open, newest first.
schema.index({ state: 1, lastAt: -1 });
// What the privacy policy promises.
schema.index({ lastAt: 1 }, { expireAfterSeconds: REPORT_RETENTION_DAYS * 24 * 60 * 60 });

const reportModel = (connection: Connection) => connection.model('Report', schema, 'reports');

const reportData: DataRule<ReportDocument> = {
  kind: 'reports',
  of: (person) => roomFilters(person),
  // Who has reported somebody is never told to them.
  show: ({ by, against, statements, ...report }, person) =>
    isPerson(by, person)
      ? withoutKeys({ ...report, statements: statements.map(({ requestId, ...said }) => said) })
      : null,
  whenDeleted: {
    because:
      'what is said of a person protects those whom they meet next, also after one of the two has left',
    neededBy: null,
    change: ({ statements }, person) => ({ statements: redactPerson(statements, person) }),
  },
};

export const reports = { model: reportModel, data: reportData };
