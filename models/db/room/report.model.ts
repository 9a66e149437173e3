import { type Connection, Schema, type Types } from 'mongoose';
import { REPORT_OUTCOMES } from '../../contract/inbox/team/reports.ts';
import { REPORT_RETENTION_DAYS } from '../../contract/privacy/keptData.ts';
import { REPORT_REASONS, type ReportReason } from '../../contract/room/safety.ts';
import { SESSION_STATUSES, type SessionStatus } from '../../contract/sessions/sessionLife.ts';
import { announceWrites } from '../announceWrites.ts';
import { HANDLED_FIELDS, type StoredHandled } from '../inbox/handled.ts';
import { type DataRule, isPerson, roomFilters, withoutKeys } from '../privacy/dataRule.ts';
import { redactPerson } from '../privacy/redactPerson.ts';

/** One statement. Statements are only added, never changed. */
export interface ReportStatement {
  /** Client-generated id, to recognise a resent statement. */
  requestId: string;
  reason: ReportReason;
  note: string;
  at: Date;
  /** The session's state at the time. */
  sessionStatus: SessionStatus;
  wantedEnd: boolean;
  wantedBlock: boolean;
}

/** What the two had written to each other outside of the room. It stays with the report when the writer leaves. */
export interface ReportedMessage {
  messageId: string;
  /** Else the reported person wrote it. */
  isByReporter: boolean;
  text: string;
  at: Date;
}

/** One person's report about the other to the team. Only admins may see it. */
export interface ReportDocument {
  roomid: string;
  by: Types.ObjectId;
  against: Types.ObjectId;
  /** `open` until the team has handled it. A new statement reopens it. */
  state: 'open' | 'closed';
  /** What the team did; null while it is open. */
  handled: (StoredHandled & { outcome: (typeof REPORT_OUTCOMES)[number] }) | null;
  lastAt: Date;
  statements: ReportStatement[];
  /** The latest messages of the session at each statement, each once. Reports from before there were messages have none. */
  messages?: ReportedMessage[];
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
const message = new Schema<ReportedMessage>(
  {
    messageId: { type: String, required: true },
    isByReporter: { type: Boolean, required: true },
    text: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { _id: false },
);
const handled = new Schema<NonNullable<ReportDocument['handled']>>(
  { ...HANDLED_FIELDS, outcome: { type: String, enum: REPORT_OUTCOMES, required: true } },
  { _id: false },
);
const schema = new Schema<ReportDocument>({
  roomid: { type: String, required: true },
  by: { type: Schema.Types.ObjectId, required: true },
  against: { type: Schema.Types.ObjectId, required: true },
  state: { type: String, enum: ['open', 'closed'], required: true },
  handled: { type: handled, default: null },
  lastAt: { type: Date, required: true },
  statements: { type: [statement], required: true },
  messages: { type: [message], default: [] },
});
// One report per person and session; later statements are added to it. Of two equal concurrent requests, one is rejected.
schema.index({ roomid: 1, by: 1 }, { unique: true });
// Reports about a person and by a person, for the team.
schema.index({ against: 1 });
schema.index({ by: 1 });
// The team's list, by state and time.
schema.index({ state: 1, lastAt: -1, _id: -1 });
schema.index({ lastAt: -1, _id: -1 });
// Enforces the retention in the privacy policy.
schema.index({ lastAt: 1 }, { expireAfterSeconds: REPORT_RETENTION_DAYS * 24 * 60 * 60 });

announceWrites(schema);

const reportModel = (connection: Connection) => connection.model('Report', schema, 'reports');

const reportData: DataRule<ReportDocument> = {
  kind: 'reports',
  of: (person) => roomFilters(person),
  // The reported person is never shown who reported them.
  show: ({ by, against, statements, messages = [], handled, ...report }, person) =>
    isPerson(by, person)
      ? withoutKeys({
          ...report,
          statements: statements.map(({ requestId, ...said }) => said),
          messages: messages.map(({ messageId, ...written }) => written),
        })
      : null,
  whenDeleted: {
    because:
      'what is said of a person protects those whom they meet next, also after one of the two has left',
    neededBy: null,
    change: ({ statements, messages = [], handled }, person) => ({
      statements: redactPerson(statements, person),
      messages: redactPerson(messages, person),
      handled: handled ? { ...handled, note: redactPerson(handled.note, person) } : null,
    }),
  },
};

export const reports = { model: reportModel, data: reportData };
