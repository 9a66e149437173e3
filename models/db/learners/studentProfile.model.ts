import { type Connection, Schema, type Types } from 'mongoose';
import type { Education, Skills } from '../../contract/learners/studentProfile.ts';
import { type LearnerChange, learnerChange } from '../learnerChange.ts';
import { type DataRule, withoutKeys } from '../privacy/dataRule.ts';

/** A parent or guardian who has consented to a minor's account; the consent itself is in `consents`. */
export interface StoredGuardian {
  name: string;
  email: string;
  consentedAt: Date;
}

/** A learner's profile besides the account. Null: not given yet; lists may be empty. */
export interface StudentProfileDocument {
  userId: Types.ObjectId;
  /** A calendar day, "2004-02-29". Once given, only the team changes it. */
  dateOfBirth: string | null;
  education: Education | null;
  goal: { targetRole: string; programId: Types.ObjectId | null; interviewDate: string | null } | null;
  skills: Skills | null;
  guardian: StoredGuardian | null;
  updatedAt: Date;
  /** What the team has done to it and is not complete yet; usually absent or empty. */
  learnerChanges?: LearnerChange[];
}

const text = { type: String, required: true } as const;
const part = <T>(fields: ConstructorParameters<typeof Schema<T>>[0]) => ({
  type: new Schema<T>(fields, { _id: false }),
  default: null,
});
const schema = new Schema<StudentProfileDocument>({
  userId: { type: Schema.Types.ObjectId, required: true },
  dateOfBirth: { type: String, default: null },
  education: part({ college: text, degree: text, branch: text, year: { type: Number, required: true } }),
  goal: part({
    targetRole: text,
    programId: { type: Schema.Types.ObjectId, default: null },
    interviewDate: { type: String, default: null },
  }),
  skills: part({
    programmingLanguages: [String],
    frameworks: [String],
    databases: [String],
    expertiseAreas: [String],
  }),
  guardian: part({ name: text, email: text, consentedAt: { type: Date, required: true } }),
  updatedAt: { type: Date, required: true },
  learnerChanges: { type: [learnerChange], default: undefined },
});
// One profile per person. If two first steps are saved at once, one write is rejected and retried.
schema.index({ userId: 1 }, { unique: true });

const studentProfileModel = (connection: Connection) =>
  connection.model('StudentProfile', schema, 'studentProfiles');

const studentProfileData: DataRule<StudentProfileDocument> = {
  kind: 'profile',
  of: ({ _id }) => [{ userId: _id }],
  show: ({ userId, learnerChanges, ...profile }) => withoutKeys(profile),
  whenDeleted: 'erased',
};

export const studentProfiles = { model: studentProfileModel, data: studentProfileData };
