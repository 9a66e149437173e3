import type { AuditAction } from '@preproom/models/contract/team/auditActions';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import { recordAudit } from '@preproom/models/db/operations/audit';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import type { SecondFactorEvent } from './secondFactor.mail.ts';

const ACTIONS: Record<SecondFactorEvent, AuditAction> = {
  passkeyAdded: 'secondFactor:add',
  passkeyRemoved: 'secondFactor:remove',
  appAdded: 'secondFactor:add',
  appRemoved: 'secondFactor:remove',
  codesRenewed: 'secondFactor:renew',
  codeUsed: 'secondFactor:recover',
  refused: 'secondFactor:fail',
  reset: 'secondFactor:reset',
};

type Owner = Pick<UserDocument, 'Email' | 'language'> & { _id: Types.ObjectId };

/** Writes to the audit log what happened to a person's second factor, and tells them by e-mail. `actorId`: null for a command. */
export async function noteEvent(
  { database, clock, mail }: Pick<AppDeps, 'database' | 'clock' | 'mail'>,
  { _id, Email, language }: Owner,
  event: SecondFactorEvent,
  actorId: string | null = _id.toString(),
): Promise<void> {
  const at = new Date(clock.now());
  await recordAudit(database, { at, actorId, action: ACTIONS[event], targetId: _id, after: { event } });
  const key = `second-factor:${_id}:${event}:${at.getTime()}`;
  await mail.queue({ template: 'secondFactor', event, to: Email, userId: _id, language, key });
}
