import { indianMonth } from '@preproom/models/contract/http/indianDays';
import {
  earningBalances,
  earningStatement,
  paidFeedbackDueMs,
  type WaitingEarning,
} from '@preproom/models/contract/mentors/earnings';
import { statementMonths } from '@preproom/models/contract/payments/statements';
import type { Database } from '@preproom/models/db/database';
import { readPayRates } from '@preproom/models/db/mentors/pay';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import type { EarningHandlers } from './earnings.policy.ts';
import { readEarnings } from './entries.ts';
import { knownDetails, storePan, storePayee } from './sealedDetails.ts';
import { readPaidMentors } from './sessionFacts.ts';
import { settleEarnings } from './settleEarnings.ts';
import { mailPayeeChange } from './tellMentor.ts';

/** The mentor's own calls, and what visitors see of the amounts. */
export function earningHandlers(
  deps: AppDeps,
): Pick<EarningHandlers, 'getMentorPay' | 'getEarnings' | 'savePan' | 'savePayee' | 'removePayee'> {
  const { database, clock } = deps;
  return {
    getMentorPay: async () => ({ data: await readPayRates(database) }),
    async getEarnings({ actor, query: { month } }) {
      const mentorId = new Types.ObjectId(actor.userId);
      // The job does it every minute; whoever looks sees it at once.
      await settleEarnings(deps, { mentorId });
      const [entries, waiting, rates, details] = await Promise.all([
        readEarnings(database, mentorId),
        readWaiting(database, mentorId),
        readPayRates(database, mentorId),
        knownDetails(database, actor.userId),
      ]);
      const now = clock.now();
      return {
        data: {
          balances: earningBalances(entries),
          waiting,
          months: statementMonths(entries, now),
          statement: earningStatement(entries, month ?? indianMonth(now)),
          rates,
          ...details,
        },
      };
    },
    async savePan({ actor, body: { pan } }) {
      return { data: { pan: await storePan(deps, actor.userId, pan, new Date(clock.now())) } };
    },
    async savePayee({ actor, body }) {
      const at = new Date(clock.now());
      const payee = await storePayee(deps, actor.userId, body, at);
      await mailPayeeChange(deps, new Types.ObjectId(actor.userId), payee, at);
      return { data: { payee } };
    },
    async removePayee({ actor }) {
      const mentorId = new Types.ObjectId(actor.userId);
      const { deletedCount } = await database.mentorPayees.deleteOne({ mentorId });
      if (deletedCount > 0) await mailPayeeChange(deps, mentorId, null, new Date(clock.now()));
      return { data: { payee: null } };
    },
  };
}

/** Sessions that took place and whose feedback is still to come. */
async function readWaiting(database: Database, mentorId: Types.ObjectId): Promise<WaitingEarning[]> {
  const open = await database.sessions
    .find({ mentorId, 'pay.isSettled': false, status: 'done' })
    .sort({ startsAt: 1 })
    .lean<Session[]>();
  const mentor = (await readPaidMentors(database, [mentorId]))(mentorId);
  return open.map(({ roomid, round, isFree, startsAt, pay }) => ({
    roomid,
    round,
    isFree,
    startsAt: startsAt.toISOString(),
    paise: pay?.paise ?? 0,
    feedbackDueAt: new Date(paidFeedbackDueMs(startsAt.getTime(), mentor)).toISOString(),
  }));
}
