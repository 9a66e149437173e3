import { ONBOARDING_TOKEN_FIELD } from '@preproom/models/contract/accounts/onboarding';
import type { AppDeps } from '../../../deps.ts';
import type { AccountHandlers } from '../account.policy.ts';
import { presentUser } from '../account.present.ts';
import { issueLogin } from '../issueLogin.ts';
import { useOnboardingToken } from './onboardingToken.ts';

export function onboardingHandlers(deps: AppDeps): Pick<AccountHandlers, 'beginOnboarding'> {
  return {
    async beginOnboarding({ body, client, log }) {
      const user = await useOnboardingToken(deps, body[ONBOARDING_TOKEN_FIELD]);
      const { token } = await issueLogin(deps, user, { client, log });
      return { token, data: presentUser(user) };
    },
  };
}
