import { AppError } from '@preproom/models/contract/http/errors';
import { indianMonth, monthBefore } from '@preproom/models/contract/http/indianDays';
import { earningStatement, payablePaise } from '@preproom/models/contract/mentors/earnings';
import { NO_PAY } from '@preproom/models/contract/mentors/pay';
import type { EarningRow } from '@preproom/models/contract/mentors/team/earnings';
import { statementMonths } from '@preproom/models/contract/payments/statements';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import { recordAudit } from '@preproom/models/db/operations/audit';
import { payoutCount } from '@preproom/models/db/payouts';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { readListPage } from '../../../lists/readList.ts';
import type { EarningHandlers } from '../earnings/earnings.policy.ts';
import { readEarnings } from '../earnings/entries.ts';
import { payMentorOut } from '../earnings/payOut.ts';
import { readRate, saveRate } from '../earnings/payRates.ts';
import { accountCsv, accountRows } from './accountExport.ts';
import { earningList, presentEarnings } from './earnings.list.ts';

type User = UserDocument & { _id: Types.ObjectId };

/** The team's calls about what mentors earn. */
export function hqEarningHandlers(
  deps: AppDeps,
): Omit<EarningHandlers, 'getMentorPay' | 'getEarnings' | 'savePan'> {
  const { database, clock } = deps;
  const list = earningList(database);
  return {
    getHqEarnings: ({ query }) => readListPage(database, list, query),
    async exportHqEarnings({ actor, body: { month }, responseHeaders }) {
      await recordAudit(database, {
        at: new Date(clock.now()),
        actorId: actor.userId,
        action: 'list:export',
        targetId: new Types.ObjectId(actor.userId),
        after: { list: 'mentor-earnings', month },
      });
      responseHeaders.downloadName = `mentor-earnings-${month}.csv`;
      return accountCsv(await accountRows(deps, month));
    },
    async getHqMentorEarnings({ actor, params: { mentorId }, query: { month } }) {
      const user = await findMentor(deps, mentorId);
      const now = clock.now();
      await recordAudit(database, {
        at: new Date(now),
        actorId: actor.userId,
        action: 'earnings:read',
        targetId: user._id,
      });
      const [entries, ofAll, own] = await Promise.all([
        readEarnings(database, user._id),
        readRate(deps, null),
        readRate(deps, user._id),
      ]);
      const through = monthBefore(indianMonth(now));
      return {
        data: {
          ...(await readRow(deps, user)),
          Email: user.Email,
          phone: user.phone,
          months: statementMonths(entries, now),
          statement: earningStatement(entries, month ?? indianMonth(now)),
          payable: { through, paise: payablePaise(entries, through) },
          payouts: payoutCount(entries),
          rates: { ...NO_PAY, ...ofAll.amounts },
          exceptions: own.amounts,
          exceptionsRevision: own.revision,
        },
      };
    },
    async payMentor({ actor, params: { mentorId }, body, log }) {
      const user = await findMentor(deps, mentorId);
      await payMentorOut(deps, { ...body, ownerId: user._id, actorId: new Types.ObjectId(actor.userId) });
      log.info({ userId: mentorId, paise: body.paise }, 'mentor paid');
      return { data: await readRow(deps, user) };
    },
    async getHqPay() {
      const { amounts, revision } = await readRate(deps, null);
      return { data: { ...NO_PAY, ...amounts, revision } };
    },
    async saveHqPay({ actor, body: { revision, ...amounts } }) {
      const saved = await saveRate(deps, null, { amounts, revision }, actor.userId);
      return { data: { ...amounts, revision: saved.revision } };
    },
    async saveHqMentorPay({ actor, params: { mentorId }, body: { exceptions, revision } }) {
      const { _id } = await findMentor(deps, mentorId);
      const saved = await saveRate(deps, _id, { amounts: exceptions, revision }, actor.userId);
      return { data: { exceptions, revision: saved.revision } };
    },
  };
}

async function findMentor({ database }: AppDeps, mentorId: string): Promise<User> {
  const user = await database.users.findOne({ _id: mentorId, role: 'mentor' }).lean<User>();
  if (!user) throw new AppError('not_found');
  return user;
}

async function readRow({ database }: AppDeps, user: User): Promise<EarningRow> {
  const [row] = await presentEarnings(database, [user]);
  if (!row) throw new AppError('not_found');
  return row;
}
