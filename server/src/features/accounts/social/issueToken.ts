import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { presentUser } from '../account.present.ts';
import { issueLogin, type LoginClient } from '../issueLogin.ts';
import { createOnboardingToken } from '../onboarding/onboardingToken.ts';

export type StoredUser = UserDocument & { _id: Types.ObjectId };

/** Logs in a person whose profile is complete; otherwise returns a token that only continues onboarding. */
export async function issueToken(deps: AppDeps, caller: LoginClient, user: StoredUser, next: string | null) {
  const data = { user: presentUser(user), next };
  if (!user.completed) return { token: await createOnboardingToken(deps, user._id), data };
  const { token } = await issueLogin(deps, user, { ...caller, next });
  return { token, data };
}
