import type { UserDocument } from '@preproom/models/db/people/user.model';
import type { Types } from 'mongoose';
import type { Config } from '../../../config/config.ts';
import type { AppDeps } from '../../../deps.ts';
import { presentUser } from '../account.present.ts';
import { type Exchange, giveLogin } from '../giveLogin.ts';
import { createOnboardingToken } from '../onboarding/onboardingToken.ts';

export type StoredUser = UserDocument & { _id: Types.ObjectId };

/** A completed profile gets its login, another one a token that is good for onboarding only. */
export async function letIn(
  config: Config,
  deps: AppDeps,
  exchange: Exchange,
  user: StoredUser,
  next: string | null,
) {
  const data = { user: presentUser(user), next };
  if (!user.completed) return { token: await createOnboardingToken(deps, user._id), data };
  const { token } = await giveLogin(config, deps, user._id, exchange);
  return { token, data };
}
