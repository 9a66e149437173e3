import { type Connection, Schema, type Types } from 'mongoose';
import { wordsOf } from '../../contract/http/searchText.ts';
import {
  MENTOR_ACTS,
  MENTOR_STATUSES,
  type MentorAct,
  type MentorStatus,
} from '../../contract/mentors/mentorLife.ts';
import { ROUNDS } from '../../contract/sessions/rounds.ts';
import type { Round } from '../../contract/sessions/sessions.ts';
import { announceWrites } from '../announceWrites.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';
import { innerParts } from '../searchWords.ts';

/** A status change whose side effects are not complete yet: see `completeStatusChanges` of the server. */
export interface MentorStatusChange {
  /** Also the id of its entry in the audit log. */
  _id: Types.ObjectId;
  act: MentorAct;
  from: MentorStatus;
  to: MentorStatus;
  reason: string | null;
  /** The mentor, or a team member. */
  actorId: Types.ObjectId;
  at: Date;
}

/** What the team checks of a mentor. */
export interface CheckedDetails
  extends Pick<MentorProfileDocument, 'company' | 'designation' | 'years' | 'linkedIn'> {
  Name: string;
  resumeId: string | null;
}

/** Mentor data besides the account. Created when the mentor first saves something. */
export interface MentorProfileDocument {
  userId: Types.ObjectId;
  status: MentorStatus;
  /** When the status last changed. */
  since: Date;
  /** When the latest suspension ended; missing if there was none. */
  restoredAt?: Date;
  /** When the mentor last applied. */
  appliedAt: Date | null;
  /** Reason for declining or suspending, or for refusing a verified mentor's changes until the next ones; else null. */
  reason: string | null;
  /** The mentor is verified and has changed a checked field since. */
  isChanged: boolean;
  /** When the first of these changes was made; null: none, or made before this was stored. */
  changedAt: Date | null;
  /** What the team verified last, for comparison; null: nothing, or before this was stored. */
  approved: CheckedDetails | null;
  /** Version of the fields the team checks. A decision names the version it was made on. */
  revision: number;
  headline: string;
  company: string;
  designation: string;
  years: number | null;
  linkedIn: string | null;
  expertise: string[];
  languages: string[];
  /** Stars by learners: their sum and how many ratings it is made of. */
  ratingSum: number;
  ratingCount: number;
  /** Their average, for filters and order; null without ratings. */
  rating: number | null;
  /** Counts the writes of the three; each names the one it was made on. */
  ratingRevision: number;
  /** From the mentor's availability: free introductions are offered. */
  offersIntroduction: boolean;
  /** The soonest time that can be booked; null: none in the next 28 days. */
  nextFreeAt: Date | null;
  /** When `nextFreeAt` has to be computed again, because it passes or comes too close. Null: only after a change. */
  freeCheckAt: Date | null;
  /** Within how many hours they usually reply to messages: see `refreshReplyTimes`. */
  replyHours: number | null;
  /** The rounds they interview for; empty: all. */
  rounds: Round[];
  /** Of their public page; null before they were verified. Both follow the name: see `nameMentorPage`. */
  slug: string | null;
  nameParts: string[];
  /** The words of what they say about their work, parts of those, and the words of their company alone: see `mentorWords`. */
  aboutWords: string[];
  aboutParts: string[];
  companyWords: string[];
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

const checkedDetails = new Schema<CheckedDetails>(
  {
    Name: text,
    company: text,
    designation: text,
    years: { type: Number, default: null },
    linkedIn: { type: String, default: null },
    resumeId: { type: String, default: null },
  },
  { _id: false },
);

const schema = new Schema<MentorProfileDocument>({
  userId: id,
  status: { ...status, required: false, default: 'draft' },
  since: { type: Date, required: true },
  restoredAt: { type: Date },
  appliedAt: { type: Date, default: null },
  reason: { type: String, default: null },
  isChanged: { type: Boolean, default: false },
  changedAt: { type: Date, default: null },
  approved: { type: checkedDetails, default: null },
  revision: { type: Number, default: 0 },
  headline: text,
  company: text,
  designation: text,
  years: { type: Number, default: null },
  linkedIn: { type: String, default: null },
  expertise: { type: [String], default: [] },
  languages: { type: [String], default: [] },
  ratingSum: { type: Number, default: 0 },
  ratingCount: { type: Number, default: 0 },
  rating: { type: Number, default: null },
  ratingRevision: { type: Number, default: 0 },
  offersIntroduction: { type: Boolean, default: false },
  nextFreeAt: { type: Date, default: null },
  freeCheckAt: { type: Date, default: null },
  replyHours: { type: Number, default: null },
  rounds: { type: [{ type: String, enum: ROUNDS }], default: [] },
  slug: { type: String, default: null },
  nameParts: { type: [String], default: [] },
  aboutWords: { type: [String], default: [] },
  aboutParts: { type: [String], default: [] },
  companyWords: { type: [String], default: [] },
  moves: { type: [statusChange], default: [] },
});
// One profile per mentor.
schema.index({ userId: 1 }, { unique: true });
// The public list and the team's, in order; the id breaks ties, so that pages do not overlap.
schema.index({ status: 1, since: 1, _id: 1 });
// All mentors, by when their status changed.
schema.index({ since: 1, _id: 1 });
// The public list by soonest free time, and by rating.
schema.index({ status: 1, nextFreeAt: 1, _id: 1 });
schema.index({ status: 1, rating: -1, ratingCount: -1, _id: -1 });
// Verified mentors whose next free time has to be computed again.
schema.index({ status: 1, freeCheckAt: 1 });
// Verified mentors with changes to check.
schema.index({ isChanged: 1, since: 1, _id: 1 }, { partialFilterExpression: { isChanged: true } });
// Search.
schema.index({ status: 1, aboutWords: 1 });
schema.index({ status: 1, aboutParts: 1 });
schema.index({ status: 1, nameParts: 1 });
schema.index({ status: 1, companyWords: 1 });

type Work = Pick<MentorProfileDocument, 'headline' | 'company' | 'designation' | 'expertise'>;

/** What a mentor's work is found by; every write of these four fields writes it as well. */
export function mentorWords({ headline, company, designation, expertise }: Work) {
  const about = [headline, company, designation, ...expertise].join(' ');
  return { aboutWords: wordsOf(about), aboutParts: innerParts(about), companyWords: wordsOf(company) };
}
schema.pre('save', async function () {
  this.set(mentorWords(this));
});

announceWrites(schema);

export type MentorProfileRecord = MentorProfileDocument & { _id: Types.ObjectId };

const mentorProfileModel = (connection: Connection) =>
  connection.model('MentorProfile', schema, 'mentorProfiles');

const mentorProfileData: DataRule<MentorProfileDocument> = {
  kind: 'mentoring',
  of: ({ _id }) => [{ userId: _id }],
  // The deciding team member is not shown.
  show({ userId, moves, revision, ratingRevision, freeCheckAt, ...profile }) {
    const { aboutWords, aboutParts, companyWords, nameParts, ...shown } = profile;
    return withoutKeys(shown);
  },
  whenDeleted: 'erased',
};

export const mentorProfiles = { model: mentorProfileModel, data: mentorProfileData };
