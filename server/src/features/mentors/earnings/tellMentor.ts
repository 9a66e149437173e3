import { indianDay, writtenDay } from '@preproom/models/contract/http/indianDays';
import type { KnownPayee } from '@preproom/models/contract/mentors/payee';
import type { EarningEntryDocument } from '@preproom/models/db/mentors/earningEntry.model';
import { STANDING } from '@preproom/models/db/privacy/standing';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';

type Deps = Pick<AppDeps, 'database' | 'mail' | 'notify'>;

/** A session has earned something: told in the page alone. */
export async function tellOfEarning(
  { notify }: Pick<AppDeps, 'notify'>,
  { roomid, round, startsAt, mentorId, learnerId }: Session,
  paise: number,
): Promise<void> {
  const about = { roomid, round, startsAt, personId: learnerId, paise };
  await notify({ userId: mentorId, key: `earned:${roomid}`, kind: 'session_earned', ...about });
}

/** A payout or a correction: told in the page and by e-mail. */
export async function tellOfPayment(
  { database, mail, notify }: Deps,
  entry: EarningEntryDocument,
): Promise<void> {
  const { key, kind, mentorId: userId, paise, tdsPaise = 0, at, reference, reason = '' } = entry;
  const to = await addressOf(database, userId);
  if (!to) return;
  const isPayout = kind === 'paid';
  const told = isPayout ? -paise - tdsPaise : paise;
  await notify({ userId, key, kind: isPayout ? 'earnings_paid' : 'earnings_corrected', paise: told });
  const on = writtenDay(indianDay(at.getTime()));
  if (isPayout)
    await mail.queue({ template: 'mentorPaid', ...to, key, paise: -paise, tdsPaise, on, reference });
  else await mail.queue({ template: 'mentorCorrected', ...to, key, paise, reason });
}

/** Of each change and of a removal (null), because whoever changes it may not be the mentor. */
export async function mailPayeeChange(
  { database, mail }: Pick<Deps, 'database' | 'mail'>,
  mentorId: Types.ObjectId,
  payee: KnownPayee | null,
  at: Date,
): Promise<void> {
  const to = await addressOf(database, mentorId);
  const key = `payee:${mentorId}:${at.getTime()}`;
  if (to)
    await mail.queue({
      template: 'payeeChanged',
      ...to,
      key,
      by: payee?.by ?? null,
      masked: payee?.masked ?? '',
    });
}

async function addressOf({ users }: Deps['database'], userId: Types.ObjectId) {
  const user = await users.findOne({ _id: userId, ...STANDING }, { Email: 1, language: 1 }).lean();
  return user && { to: user.Email, userId, language: user.language };
}
