import { ONBOARDING_TOKEN_FIELD } from '@preproom/models/contract/people/onboarding';
import type { Config } from '../../../config/config.ts';
import type { AppDeps } from '../../../deps.ts';
import type { Handlers } from '../../../http/route.ts';
import { presentUser } from '../account.present.ts';
import { giveLogin } from '../giveLogin.ts';
import { useOnboardingToken } from './onboardingToken.ts';

export function onboardingHandlers(config: Config, deps: AppDeps): Pick<Handlers, 'beginOnboarding'> {
  return {
    async beginOnboarding({ body, request, response }) {
      const user = await useOnboardingToken(deps, body[ONBOARDING_TOKEN_FIELD]);
      const { token } = await giveLogin(config, deps, user._id, { request, response });
      return { token, data: presentUser(user) };
    },
  };
}
