import { type Connection, Schema, type Types } from 'mongoose';
import {
  MENTOR_ACTS,
  MENTOR_STATUSES,
  type MentorAct,
  type MentorStatus,
} from '../../contract/people/mentorLife.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';

/** A status change whose side effects are not complete yet: see `completeStatusChanges` of the server. */
export interface MentorStatusChange {
  /** Also the id of its entry in the audit log. */
  _id: Types.ObjectId;
  act: MentorAct;
  from: MentorStatus;
  to: MentorStatus;
  reason: string | null;
  /** The mentor, or one of the team. */
  actorId: Types.ObjectId;
  at: Date;
}

/** What a mentor is besides a person with an account. A mentor who has saved nothing yet has none. */
export interface MentorProfileDocument {
  userId: Types.ObjectId;
  status: MentorStatus;
  /** When the status became what it is. */
  since: Date;
  /** When the mentor applied last. */
  appliedAt: Date | null;
  /** Why the team has declined or suspended; null in every other status. */
  reason: string | null;
  /** Verified, and what was checked has changed since. */
  isChanged: boolean;
  /** How often what the team checks has changed: a decision names what it rests on. */
  revision: number;
  headline: string;
  company: string;
  designation: string;
  years: number | null;
  linkedIn: string | null;
  expertise: string[];
  languages: string[];
  /** Status changes with pending side effects, written together with the status so that a crash cannot lose them. Usually empty. */
  moves: MentorStatusChange[];
}

const id = { type: Schema.Types.ObjectId, required: true } as const;
const status = { type: String, enum: MENTOR_STATUSES, required: true } as const;
const text = { type: String, default: '' } as const;

const statusChange = new Schema<MentorStatusChange>({
  _id: id,
  act: { type: String, enum: MENTOR_ACTS, required: true },
  from: status,
  to: status,
  reason: { type: String, default: null },
  actorId: id,
  at: { type: Date, required: true },
});

const schema = new Schema<MentorProfileDocument>({
  userId: id,
  status: { ...status, required: false, default: 'draft' },
  since: { type: Date, required: true },
  appliedAt: { type: Date, default: null },
  reason: { type: String, default: null },
  isChanged: { type: Boolean, default: false },
  revision: { type: Number, default: 0 },
  headline: text,
  company: text,
  designation: text,
  years: { type: Number, default: null },
  linkedIn: { type: String, default: null },
  expertise: { type: [String], default: [] },
  languages: { type: [String], default: [] },
  moves: { type: [statusChange], default: [] },
});
// One for each mentor.
schema.index({ userId: 1 }, { unique: true });
// The public list and the team's, in order; the id breaks ties, so that pages do not overlap.
schema.index({ status: 1, since: 1, _id: 1 });
// The few verified who have changed something.
schema.index({ isChanged: 1, since: 1, _id: 1 }, { partialFilterExpression: { isChanged: true } });

export type MentorProfileRecord = MentorProfileDocument & { _id: Types.ObjectId };

const mentorProfileModel = (connection: Connection) =>
  connection.model('MentorProfile', schema, 'mentorProfiles');

const mentorProfileData: DataRule<MentorProfileDocument> = {
  kind: 'mentoring',
  of: ({ _id }) => [{ userId: _id }],
  // Who of the team decided is theirs.
  show: ({ userId, moves, revision, ...profile }) => withoutKeys(profile),
  whenDeleted: 'erased',
};

export const mentorProfiles = { model: mentorProfileModel, data: mentorProfileData };
