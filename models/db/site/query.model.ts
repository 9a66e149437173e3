import { type Connection, Schema } from 'mongoose';
import { type CallbackRequest, QUERY_RETENTION_DAYS } from '../../contract/site/queries.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';
import { emailPattern } from '../privacy/redactPerson.ts';

/** Somebody asked to be called back. */
export interface QueryDocument extends Omit<CallbackRequest, 'website'> {
  /** Nobody of the team has dealt with it yet. */
  status: 'open';
  at: Date;
}

// Empty is as good as any other text: the form has no required field.
const text = { type: String, default: '' };
const schema = new Schema<QueryDocument>({
  program: text,
  name: text,
  email: text,
  phone: text,
  qualification: text,
  status: { type: String, enum: ['open'], required: true },
  at: { type: Date, required: true },
});
// The team reads what is open, oldest first: whoever has waited longest is called first.
schema.index({ status: 1, at: 1 });
// What the privacy policy promises.
schema.index({ at: 1 }, { expireAfterSeconds: QUERY_RETENTION_DAYS * 24 * 60 * 60 });

const queryModel = (connection: Connection) => connection.model('Query', schema, 'queries');

const queryData: DataRule<QueryDocument> = {
  kind: 'callbacks',
  // Stored as it was typed. Nobody has proved a phone number: by that alone a request is nobody's.
  of: ({ Email }) => [{ email: emailPattern(Email) }],
  show: (request) => withoutKeys(request),
  whenDeleted: 'erased',
};

export const queries = { model: queryModel, data: queryData };
