import { type Connection, Schema, type Types } from 'mongoose';
import { RIGHTS, type Right } from '../../contract/accounts/team/rights.ts';
import type { DataRule } from '../privacy/dataRule.ts';

/** A decided change of who is in the team, or with what rights. Null: not in the team. */
export interface TeamChange {
  /** Of its entry in the audit log. */
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  actorId: Types.ObjectId;
  at: Date;
  from: Right[] | null;
  to: Right[] | null;
}

/** The last change. Changes are decided one after the other, each by replacing the one before (`changeTeam.ts`). */
export interface TeamChangeDocument {
  _id: 'team';
  /** Counts the changes. */
  revision: number;
  change: TeamChange;
}

const rights = { type: [{ type: String, enum: RIGHTS }], default: null };
const change = new Schema<TeamChange>({
  userId: { type: Schema.Types.ObjectId, required: true },
  actorId: { type: Schema.Types.ObjectId, required: true },
  at: { type: Date, required: true },
  from: rights,
  to: rights,
});

const schema = new Schema<TeamChangeDocument>({
  _id: { type: String, required: true },
  revision: { type: Number, required: true },
  change: { type: change, required: true },
});

const teamChangeModel = (connection: Connection) => connection.model('TeamChange', schema, 'teamChanges');

const teamChangeData: DataRule<TeamChangeDocument> = {
  kind: null,
  because: 'the last change of the team, by ids; the audit log has all of them',
};

export const teamChanges = { model: teamChangeModel, data: teamChangeData };
