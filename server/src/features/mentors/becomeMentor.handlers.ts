import { DAY_MS } from '@preproom/models/contract/http/durations';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Language } from '@preproom/models/contract/http/language';
import { DRAFT_RETENTION_DAYS } from '@preproom/models/contract/mentors/mentorLife';
import type { AppDeps } from '../../deps.ts';
import { presentUser } from '../accounts/account.present.ts';
import { codeBrowsers } from '../accounts/codeBrowsers.ts';
import { checkCode } from '../accounts/codes.ts';
import { createAccount } from '../accounts/newAccount.ts';
import { createOnboardingToken } from '../accounts/onboarding/onboardingToken.ts';
import { scheduleUnfinishedRemoval } from '../accounts/unfinished.ts';
import type { MentorHandlers } from './mentor.policy.ts';
import type { Mentor } from './mentorProfile.ts';

export function becomeMentorHandlers(deps: AppDeps): Pick<MentorHandlers, 'becomeMentor'> {
  const browsers = codeBrowsers(deps);
  return {
    // Checks the code first, so that only the owner of the address learns whether it has an account.
    async becomeMentor({ query: { emailId: email, otp: code }, client }) {
      const asker = browsers.of(client);
      await checkCode(deps, { email, purpose: 'mentor', asker, code, network: client.network });
      browsers.noteProved(client, email);
      const user = await findOrMakeApplicant(deps, email, client.language);
      return { token: await createOnboardingToken(deps, user._id), data: { user: presentUser(user) } };
    },
  };
}

/** Continues an unfinished application or creates one; throws `has_account` if the address has any other account. */
async function findOrMakeApplicant(deps: AppDeps, email: string, language: Language): Promise<Mentor> {
  const { database } = deps;
  const now = new Date(deps.clock.now());
  const begun = await database.users
    .findOneAndUpdate(
      { Email: email, role: 'mentor', completed: false },
      { $set: { emailVerifiedAt: now } },
      { returnDocument: 'after' },
    )
    .lean<Mentor>();
  if (begun) return begun;
  if (await database.users.exists({ Email: email })) throw new AppError('has_account');
  const user = await createAccount(database, {
    // A placeholder until the person enters their name in the first step.
    Name: email.split('@')[0] ?? email,
    Email: email,
    role: 'mentor',
    completed: false,
    language,
    emailVerifiedAt: now,
    createdAt: now,
  });
  await scheduleUnfinishedRemoval(deps, user, DRAFT_RETENTION_DAYS * DAY_MS);
  return user;
}
