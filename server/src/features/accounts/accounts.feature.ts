import { completeTeamChange } from '@preproom/models/db/team/changeTeam';
import type { Feature } from '../../feature.ts';
import { accountHandlers } from './account.handlers.ts';
import { accountPolicies } from './account.policy.ts';
import { addressHandlers } from './address.handlers.ts';
import { completeAddressChange } from './addressChange.ts';
import { loginHandlers } from './login.handlers.ts';
import { loginProofHandlers } from './loginProof.handlers.ts';
import { addressChangedMail } from './mails/addressChanged.mail.ts';
import { addressTakenMail } from './mails/addressTaken.mail.ts';
import { codeMail } from './mails/code.mail.ts';
import { hasAccountMail } from './mails/hasAccount.mail.ts';
import { noAccountMail } from './mails/noAccount.mail.ts';
import { passwordChangedMail } from './mails/passwordChanged.mail.ts';
import { providerConnectedMail } from './mails/providerConnected.mail.ts';
import { onboardingHandlers } from './onboarding/onboarding.handlers.ts';
import { passkeyProofHandlers } from './secondFactor/passkeyProof.handlers.ts';
import { secondFactorHandlers } from './secondFactor/secondFactor.handlers.ts';
import { secondFactorMail } from './secondFactor/secondFactor.mail.ts';
import { secondStepHandlers } from './secondFactor/secondStep.handlers.ts';
import { signUpHandlers } from './signUp.handlers.ts';
import { identityHandlers } from './social/identity.handlers.ts';
import { socialHandlers } from './social/social.handlers.ts';
import { socialLinkHandlers } from './social/socialLink.handlers.ts';
import { memberHandlers } from './team/members.handlers.ts';
import { resetSecondFactorHandlers } from './team/resetSecondFactor.handlers.ts';
import { teamMail } from './team/team.mail.ts';

export const accounts = {
  policies: accountPolicies,
  handlers: (deps) => ({
    ...accountHandlers(deps),
    ...signUpHandlers(deps),
    ...loginHandlers(deps),
    ...loginProofHandlers(deps),
    ...addressHandlers(deps),
    ...onboardingHandlers(deps),
    ...socialHandlers(deps),
    ...socialLinkHandlers(deps),
    ...identityHandlers(deps),
    ...memberHandlers(deps),
    ...secondStepHandlers(deps),
    ...secondFactorHandlers(deps),
    ...passkeyProofHandlers(deps),
    ...resetSecondFactorHandlers(deps),
  }),
  jobs: (deps) => ({
    'account:address': { run: ({ userId }) => completeAddressChange(deps, userId), maxAttempts: 20 },
  }),
  mails: {
    addressChanged: addressChangedMail,
    addressTaken: addressTakenMail,
    code: codeMail,
    hasAccount: hasAccountMail,
    noAccount: noAccountMail,
    passwordChanged: passwordChangedMail,
    providerConnected: providerConnectedMail,
    secondFactor: secondFactorMail,
    team: teamMail,
  },
  // A process may have died between deciding a change of the team and carrying it out.
  seed: async ({ database }) => void (await completeTeamChange(database)),
} satisfies Feature<typeof accountPolicies>;
