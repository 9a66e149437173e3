import { AppError } from '@preproom/models/contract/http/errors';
import { consumeLimit } from '@preproom/models/runtime/limits';
import { Types } from 'mongoose';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { AppDeps } from '../../../deps.ts';
import { addEntry, closedProgram, readWaitlist } from './entries.ts';
import { leavePath, readLeaveToken } from './leaveLink.ts';
import type { WaitlistHandlers } from './waitlist.policy.ts';

/** The same for a new address, one that is on the list, and a bot that filled the hidden field. */
const ON_THE_LIST = { message: 'You are on the waitlist.' };
const DAY_SECONDS = 24 * 60 * 60;

export function waitlistHandlers(deps: AppDeps): Omit<WaitlistHandlers, 'getOpening' | 'previewOpeningMail'> {
  const { config, database, clock, limiter, mail } = deps;
  // Per network. A whole college may share one address.
  const networkLimit = limiter('waitlist', 20, 15 * 60);
  // Per e-mail address, which anybody can type: its owner gets no more mails than these.
  const mailLimit = limiter('waitlist-mails', 3, DAY_SECONDS);
  const emailOf = async (userId: string) => {
    const user = await database.users.findById(userId, { Email: 1 }).lean();
    if (!user) throw new AppError('signed_out');
    return user.Email;
  };
  return {
    async joinWaitlist({ actor, params, client }) {
      const [email, { _id }] = await Promise.all([
        emailOf(actor.userId),
        closedProgram(database, params.course_id),
      ]);
      await addEntry(database, {
        course_id: _id,
        email,
        userId: new Types.ObjectId(actor.userId),
        name: null,
        language: client.language,
        joinedAt: new Date(clock.now()),
      });
      return { waitlist: await readWaitlist(database, email) };
    },

    async leaveWaitlist({ actor, params }) {
      const email = await emailOf(actor.userId);
      await database.waitlistEntries.deleteOne({ email, course_id: new Types.ObjectId(params.course_id) });
      return { waitlist: await readWaitlist(database, email) };
    },

    async joinWaitlistAsVisitor({ params, body: { website, name, email }, client: { network, language } }) {
      await consumeLimit(networkLimit, network);
      if (website) return ON_THE_LIST;
      const { _id: course_id, product_name } = await closedProgram(database, params.course_id);
      const joinedAt = new Date(clock.now());
      const entry = { course_id, email, userId: null, name, language, joinedAt };
      const entryId = (await addEntry(database, entry))._id.toString();
      if (await isWithin(mailLimit, email))
        await mail.queue({
          template: 'waitlistJoined',
          program: product_name,
          path: leavePath(entryId, config.jwtSecret),
          to: email,
          language,
          key: `waitlist-joined:${entryId}`,
        });
      return ON_THE_LIST;
    },

    async leaveWaitlistByLink({ body }) {
      const _id = readLeaveToken(body.token, config.jwtSecret);
      if (!_id) throw new AppError('bad_request', undefined, { fields: { token: 'not of a mail of ours' } });
      await database.waitlistEntries.deleteOne({ _id });
      return { hasLeft: true };
    },
  };
}

/** Counts one mail to this address; false once there have been enough. */
async function isWithin(limit: RateLimiterAbstract, email: string): Promise<boolean> {
  try {
    await consumeLimit(limit, email);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false;
    throw error;
  }
}
