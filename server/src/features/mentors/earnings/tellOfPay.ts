import { NO_PAY, payChanges, withExceptions } from '@preproom/models/contract/mentors/pay';
import { STANDING } from '@preproom/models/db/privacy/standing';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { type PayNews, readRate } from './payRates.ts';

type Deps = Pick<AppDeps, 'database' | 'mail' | 'notify'>;

/** Tells each mentor who can be booked and earns otherwise from now on, in the page and by e-mail. Told again, nothing is sent twice. */
export async function tellOfPay(deps: Deps, news: PayNews): Promise<void> {
  const { mentorProfiles } = deps.database;
  if (news.mentorId !== null) {
    const userId = new Types.ObjectId(news.mentorId);
    if (!(await mentorProfiles.exists({ userId, status: 'verified' }))) return;
    const { amounts } = await readRate(deps, null);
    return tellMentorOfPay(deps, userId, news.changeId, {
      before: withExceptions({ ...NO_PAY, ...amounts }, news.before),
      after: withExceptions({ ...NO_PAY, ...amounts }, news.after),
    });
  }
  for await (const { userId } of mentorProfiles.find({ status: 'verified' }, { userId: 1 }).lean().cursor()) {
    const { amounts } = await readRate(deps, userId);
    await tellMentorOfPay(deps, userId, news.changeId, {
      before: withExceptions({ ...NO_PAY, ...news.before }, amounts),
      after: withExceptions({ ...NO_PAY, ...news.after }, amounts),
    });
  }
}

async function tellMentorOfPay(
  { database, mail, notify }: Deps,
  userId: Types.ObjectId,
  changeId: string,
  pay: Record<'before' | 'after', typeof NO_PAY>,
): Promise<void> {
  const changes = payChanges(pay.before, pay.after);
  const user = await database.users.findOne({ _id: userId, ...STANDING }, { Email: 1, language: 1 }).lean();
  if (changes.length === 0 || !user) return;
  const key = `pay:${changeId}:${userId}`;
  await notify({ userId, key, kind: 'pay_changed' });
  const { Email: to, language } = user;
  await mail.queue({ template: 'payChanged', to, userId, language, key, changes });
}
