import { ONBOARDING_TOKEN_FIELD } from '@preproom/models/contract/accounts/onboarding';
import type { socialAuth } from '@preproom/models/contract/accounts/social';
import type { ResponseOf } from '@preproom/models/contract/http/endpoint';
import { onboardingPath, ownHome } from '../../../lib/ownHome.ts';
import { useStore } from '../../../lib/store.ts';

/** Completes a social log-in; resolves with the path to open. Throws AppError. */
export async function completeSocialLogin({ token, data }: ResponseOf<typeof socialAuth>): Promise<string> {
  const { user, next } = data;
  if (!user.completed) {
    const query = new URLSearchParams({ [ONBOARDING_TOKEN_FIELD]: token, ...(next && { next }) });
    return `${onboardingPath(user.role)}?${query}`;
  }
  await useStore.getState().refreshUser();
  return next ?? ownHome(user.role);
}
