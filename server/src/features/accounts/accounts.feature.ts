import type { Feature } from '../../feature.ts';
import { accountHandlers } from './account.handlers.ts';
import { accountPolicies } from './account.policy.ts';
import { loginHandlers } from './login.handlers.ts';
import { onboardingHandlers } from './onboarding/onboarding.handlers.ts';
import { signUpHandlers } from './signUp.handlers.ts';
import { identityHandlers } from './social/identity.handlers.ts';
import { socialHandlers } from './social/social.handlers.ts';
import { socialLinkHandlers } from './social/socialLink.handlers.ts';

export const accounts = {
  policies: accountPolicies,
  handlers: (deps) => ({
    ...accountHandlers(deps),
    ...signUpHandlers(deps),
    ...loginHandlers(deps),
    ...onboardingHandlers(deps),
    ...socialHandlers(deps),
    ...socialLinkHandlers(deps),
    ...identityHandlers(deps),
  }),
} satisfies Feature<typeof accountPolicies>;
