import { indianMonth } from '@preproom/models/contract/http/indianDays';
import {
  earningBalances,
  earningStatement,
  type WaitingEarning,
} from '@preproom/models/contract/mentors/earnings';
import { statementMonths } from '@preproom/models/contract/payments/statements';
import { feedbackDueMs } from '@preproom/models/contract/reports/feedbackDue';
import type { Database } from '@preproom/models/db/database';
import { readPayRates } from '@preproom/models/db/mentors/pay';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import type { EarningHandlers } from './earnings.policy.ts';
import { readEarnings } from './entries.ts';
import { maskedPan, maskPan, storePan } from './pan.ts';
import { settleEarnings } from './settleEarnings.ts';

/** The mentor's own calls, and what visitors see of the amounts. */
export function earningHandlers(
  deps: AppDeps,
): Pick<EarningHandlers, 'getMentorPay' | 'getEarnings' | 'savePan'> {
  const { database, clock } = deps;
  return {
    getMentorPay: async () => ({ data: await readPayRates(database) }),
    async getEarnings({ actor, query: { month } }) {
      const mentorId = new Types.ObjectId(actor.userId);
      // The job does it every minute; whoever looks sees it at once.
      await settleEarnings(deps, { mentorId });
      const [entries, waiting, rates, pan] = await Promise.all([
        readEarnings(database, mentorId),
        readWaiting(database, mentorId),
        readPayRates(database, mentorId),
        maskedPan(deps, actor.userId),
      ]);
      const now = clock.now();
      return {
        data: {
          balances: earningBalances(entries),
          waiting,
          months: statementMonths(entries, now),
          statement: earningStatement(entries, month ?? indianMonth(now)),
          rates,
          pan,
        },
      };
    },
    async savePan({ actor, body: { pan } }) {
      await storePan(deps, actor.userId, pan, new Date(clock.now()));
      return { data: { pan: maskPan(pan) } };
    },
  };
}

/** Sessions that took place and whose feedback is still to come. */
async function readWaiting({ sessions }: Database, mentorId: Types.ObjectId): Promise<WaitingEarning[]> {
  const open = await sessions
    .find({ mentorId, 'pay.isSettled': false, status: 'done' })
    .sort({ startsAt: 1 })
    .lean<Session[]>();
  return open.map(({ roomid, round, isFree, startsAt, pay }) => ({
    roomid,
    round,
    isFree,
    startsAt: startsAt.toISOString(),
    paise: pay?.paise ?? 0,
    feedbackDueAt: new Date(feedbackDueMs(startsAt.getTime())).toISOString(),
  }));
}
