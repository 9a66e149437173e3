import { hash } from '@node-rs/argon2';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import { AppError } from '@preproom/models/contract/http/errors';
import { pageCount } from '@preproom/models/contract/http/paging';
import { MENTORS_PER_PAGE } from '@preproom/models/contract/mentors/mentors';
import { ensureMentorProfile } from '@preproom/models/db/mentors/mentorProfiles';
import { nameMentorPage } from '@preproom/models/db/mentors/mentorSlugs';
import { consumeLimit } from '@preproom/models/runtime/limits';
import { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { requireGoodPassword } from '../accounts/newPassword.ts';
import { toE164 } from '../accounts/phone.ts';
import type { MentorHandlers } from './mentor.policy.ts';
import { presentMentor, presentOwn } from './mentor.present.ts';
import { findListed } from './mentorList.ts';
import { markChanged, readMentor, saveDetails } from './mentorProfile.ts';
import { changeMentorStatus } from './mentorStatus.ts';

type Names = 'getMentors' | 'getMentorProfile' | 'saveMentorProfile' | 'saveMentorPerson' | 'applyAsMentor';

/** Each new name takes an address for good. */
const RENAMES_PER_DAY = 5;

/** The public list, and a mentor's own profile. */
export function mentorHandlers(deps: AppDeps): Pick<MentorHandlers, Names> {
  const { config, database, clock } = deps;
  const renames = deps.limiter('mentor-renames', RENAMES_PER_DAY, DAY_MS / 1000);
  const own = async (userId: string) => ({ data: presentOwn(await readMentor(database, userId)) });
  return {
    async getMentors({ query, actor }) {
      const { listed, total } = await findListed(deps, query, actor?.userId ?? null);
      const data = listed.map(({ mentor, profile }) => presentMentor(mentor, profile));
      return { data, total, pages: pageCount(total, MENTORS_PER_PAGE) };
    },
    getMentorProfile: ({ actor }) => own(actor.userId),
    async saveMentorProfile({ actor, body }) {
      await saveDetails(deps, new Types.ObjectId(actor.userId), body);
      return own(actor.userId);
    },
    async saveMentorPerson({ actor, body: { name, phone, password } }) {
      const { mentor, profile } = await readMentor(database, actor.userId);
      const { _id, Email: email } = mentor;
      if (name !== mentor.Name) await consumeLimit(renames, actor.userId);
      const person = { Name: name, phone: toE164(phone) };
      if (password !== undefined) {
        await requireGoodPassword(password, { name, email, brand: config.BRAND_NAME });
        await setFirstPassword(deps, _id, await hash(password));
      }
      await ensureMentorProfile(database, _id, new Date(clock.now()));
      if (name !== mentor.Name) await markChanged(deps, _id);
      await database.users.updateOne({ _id }, { $set: person });
      // Once more: the team may have looked, and approved, between the mark and the new name.
      if (name !== mentor.Name) await markChanged(deps, _id);
      // Also of a name that is stored already: the request that stored it may have ended before this.
      if (profile.slug !== null) await nameMentorPage(database, _id, name, new Date(clock.now()));
      return own(actor.userId);
    },
    async applyAsMentor({ actor, log }) {
      const { mentor, profile, missing } = await readMentor(database, actor.userId);
      if (missing.length > 0) {
        const fields = Object.fromEntries(missing.map((name) => [name, 'is missing']));
        throw new AppError('bad_request', undefined, { fields });
      }
      const change = { userId: mentor._id, actorId: mentor._id, from: profile.status, reason: null };
      try {
        await changeMentorStatus(deps, { ...change, act: 'apply' });
      } catch (failure) {
        // A second click, or a second tab.
        const isPending = await database.mentorProfiles.exists({ userId: mentor._id, status: 'pending' });
        throw isPending ? new AppError('already_applied', undefined, { cause: failure }) : failure;
      }
      log.info({ userId: actor.userId }, 'mentor applied');
      return own(actor.userId);
    },
  };
}

/** Throws `password_set` when there is a password already: that one is changed in the settings, which ask for it. */
async function setFirstPassword(
  { database }: AppDeps,
  _id: Types.ObjectId,
  passwordHash: string,
): Promise<void> {
  const { matchedCount } = await database.users.updateOne(
    { _id, passwordHash: null },
    { $set: { passwordHash } },
  );
  if (matchedCount === 0)
    throw new AppError('password_set', undefined, { fields: { password: 'is set already' } });
}
