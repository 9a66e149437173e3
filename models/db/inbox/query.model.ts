import { type Connection, Schema } from 'mongoose';
import { type CallbackRequest, QUERY_RETENTION_DAYS } from '../../contract/inbox/queries.ts';
import { CALLBACK_STATUSES } from '../../contract/inbox/team/callbacks.ts';
import { announceWrites } from '../announceWrites.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';
import { emailPattern } from '../privacy/redactPerson.ts';
import { keepSearchWords } from '../searchWords.ts';
import { handledField, type StoredHandled } from './handled.ts';

/** A callback request. */
export interface QueryDocument extends Omit<CallbackRequest, 'website'> {
  /** `open` until the team has dealt with it. */
  status: (typeof CALLBACK_STATUSES)[number];
  /** Null while it is open. */
  handled: StoredHandled | null;
  /** The words of the name, by which the team searches. */
  nameWords?: string[];
  at: Date;
}

// Empty strings are allowed, because the form has no required field.
const text = { type: String, default: '' };
const schema = new Schema<QueryDocument>({
  program: text,
  name: text,
  email: text,
  phone: text,
  qualification: text,
  status: { type: String, enum: CALLBACK_STATUSES, required: true },
  handled: handledField,
  at: { type: Date, required: true },
});
// The team's list, by state and time, and its search.
schema.index({ status: 1, at: 1, _id: 1 });
schema.index({ at: 1, _id: 1 });
keepSearchWords(schema, 'name', 'nameWords');
// Enforces the retention in the privacy policy.
schema.index({ at: 1 }, { expireAfterSeconds: QUERY_RETENTION_DAYS * 24 * 60 * 60 });

announceWrites(schema);

const queryModel = (connection: Connection) => connection.model('Query', schema, 'queries');

const queryData: DataRule<QueryDocument> = {
  kind: 'callbacks',
  // Stored as typed. Found by address only: phone numbers are not verified, so a number doesn't prove whose request it is.
  of: ({ Email }) => [{ email: emailPattern(Email) }],
  show: ({ nameWords, handled, ...request }) => withoutKeys(request),
  whenDeleted: 'erased',
};

export const queries = { model: queryModel, data: queryData };
