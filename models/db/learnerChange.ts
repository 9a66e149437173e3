import { Schema, type Types } from 'mongoose';
import type { AuditAction } from '../contract/team/auditActions.ts';

/** What the team can change of a learner's account, profile and packs. */
const LEARNER_ACTIONS = [
  'learner:suspend',
  'learner:restore',
  'learner:correct',
  'pack:grant',
  'pack:extend',
] as const satisfies readonly AuditAction[];
export type LearnerAction = (typeof LEARNER_ACTIONS)[number];

/**
 * A change by the team, stored by the same write as what it changes, until the audit log, the mail and all else that follows are
 * complete (`completeLearnerChanges` of the server).
 */
export interface LearnerChange {
  /** Of its entry in the audit log. */
  _id: Types.ObjectId;
  action: LearnerAction;
  actorId: Types.ObjectId;
  at: Date;
  /** The learner reads it; null for what needs none. */
  reason: string | null;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

export const learnerChange = new Schema<LearnerChange>({
  _id: { type: Schema.Types.ObjectId, required: true },
  action: { type: String, enum: LEARNER_ACTIONS, required: true },
  actorId: { type: Schema.Types.ObjectId, required: true },
  at: { type: Date, required: true },
  reason: { type: String, default: null },
  before: { type: Schema.Types.Mixed, required: true },
  after: { type: Schema.Types.Mixed, required: true },
});
