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
import { correctMentor, payMentorOut } from '../earnings/payOut.ts';
import { readRate, saveRate } from '../earnings/payRates.ts';
import { readPayee } from '../earnings/sealedDetails.ts';
import { accountCsv, accountRows } from './accountExport.ts';
import { earningList, presentEarnings } from './earnings.list.ts';
import { findFormerMentors } from './formerMentors.ts';

/** Whose account is deleted has neither name nor address. */
type Person = Pick<UserDocument, 'Email' | 'phone'> & { _id: Types.ObjectId; Name: string | null };

/** The team's calls about what mentors earn. */
export function hqEarningHandlers(
  deps: AppDeps,
): Omit<EarningHandlers, 'getMentorPay' | 'getEarnings' | 'savePan' | 'savePayee' | 'removePayee'> {
  const { database, clock } = deps;
  const list = earningList(database);
  return {
    getHqEarnings: ({ query }) => readListPage(database, list, query),
    async getHqFormerMentors() {
      const former = await findFormerMentors(database);
      return { data: await presentEarnings(database, former) };
    },
    async exportHqEarnings({ actor, body: { month }, responseHeaders }) {
      await recordAudit(database, {
        at: new Date(clock.now()),
        actorId: actor.userId,
        action: 'list:export',
        targetId: new Types.ObjectId(actor.userId),
        after: { list: 'mentor-earnings', month },
      });
      responseHeaders.downloadName = `mentor-earnings-${month}.csv`;
      return accountCsv(accountRows(deps, month));
    },
    async getHqMentorEarnings({ actor, params: { mentorId }, query: { month } }) {
      const person = await findPerson(deps, mentorId);
      const { _id, Email, phone } = person;
      const now = clock.now();
      await recordAudit(database, {
        at: new Date(now),
        actorId: actor.userId,
        action: 'earnings:read',
        targetId: _id,
      });
      const [entries, ofAll, own] = await Promise.all([
        readEarnings(database, _id),
        readRate(deps, null),
        readRate(deps, _id),
      ]);
      const through = monthBefore(indianMonth(now));
      const paise = payablePaise(entries, through);
      return {
        data: {
          ...(await readRow(deps, person)),
          Email,
          phone,
          payee: paise > 0 ? await readPayee(deps, _id) : null,
          months: statementMonths(entries, now),
          statement: earningStatement(entries, month ?? indianMonth(now)),
          payable: { through, paise },
          payouts: payoutCount(entries),
          rates: { ...NO_PAY, ...ofAll.amounts },
          exceptions: own.amounts,
          exceptionsRevision: own.revision,
        },
      };
    },
    async payMentor({ actor, params: { mentorId }, body, log }) {
      const person = await findPerson(deps, mentorId);
      const actorId = new Types.ObjectId(actor.userId);
      await payMentorOut(deps, { ...body, ownerId: person._id, actorId });
      log.info({ userId: mentorId, paise: body.paise }, 'mentor paid');
      return { data: await readRow(deps, person) };
    },
    async correctEarnings({ actor, params: { mentorId }, body, log }) {
      const person = await findPerson(deps, mentorId);
      const actorId = new Types.ObjectId(actor.userId);
      await correctMentor(deps, { ...body, ownerId: person._id, actorId });
      log.info({ userId: mentorId, paise: body.paise }, 'earnings of a mentor corrected');
      return { data: await readRow(deps, person) };
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
      const user = await database.users.findOne({ _id: mentorId, role: 'mentor' }, { _id: 1 }).lean();
      if (!user) throw new AppError('not_found');
      const saved = await saveRate(deps, user._id, { amounts: exceptions, revision }, actor.userId);
      return { data: { exceptions, revision: saved.revision } };
    },
  };
}

/** A mentor, or whoever was one: what they have earned is still theirs after they have deleted the account. */
async function findPerson({ database }: AppDeps, mentorId: string): Promise<Person> {
  const user = await database.users.findOne({ _id: mentorId, role: 'mentor' }).lean<Person>();
  if (user) return user;
  if (!(await database.earningEntries.exists({ mentorId }))) throw new AppError('not_found');
  return { _id: new Types.ObjectId(mentorId), Name: null, Email: '', phone: '' };
}

async function readRow({ database }: AppDeps, person: Person): Promise<EarningRow> {
  const [row] = await presentEarnings(database, [person]);
  if (!row) throw new AppError('not_found');
  return row;
}
