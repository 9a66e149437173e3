import type { Types } from 'mongoose';
import { NO_PAY, type PayKind, type PayRates, payKind, withExceptions } from '../../contract/mentors/pay.ts';
import type { Database } from '../database.ts';

/** What sessions of this mentor earn from now on; without a mentor, what is set for all. */
export async function readPayRates(
  { payRates }: Pick<Database, 'payRates'>,
  mentorId: Types.ObjectId | null = null,
): Promise<PayRates> {
  const stored = await payRates.find({ mentorId: { $in: [null, mentorId] } }).lean();
  const ofAll = stored.find((rate) => rate.mentorId === null)?.amounts;
  const own = stored.find((rate) => rate.mentorId !== null)?.amounts;
  return withExceptions({ ...NO_PAY, ...ofAll }, own ?? {});
}

/** What a session that is booked now will earn its mentor, to be stored with it; nothing if it is not paid. */
export async function payAtBooking(
  database: Database,
  { mentorId, ...session }: { mentorId: Types.ObjectId; isFree: boolean; round: PayKind },
): Promise<{ pay?: { paise: number; outcome: null; isSettled: false } }> {
  const paise = (await readPayRates(database, mentorId))[payKind(session)];
  return paise === null ? {} : { pay: { paise, outcome: null, isSettled: false } };
}
