import { CODE_MINUTES } from '@preproom/models/contract/accounts/codes';
import { GUARDIAN_CONSENT_VERSION } from '@preproom/models/contract/accounts/consents';
import { AppError } from '@preproom/models/contract/http/errors';
import { needsGuardian } from '@preproom/models/contract/learners/onboardingSteps';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../deps.ts';
import { checkCode, sendCode } from '../accounts/codes.ts';
import { withdrawalToken } from './guardianWithdrawal.ts';
import type { LearnerHandlers } from './learner.policy.ts';
import { presentProfile } from './profile.present.ts';
import { type Learner, profileState, readLearner, saveProfile } from './profile.service.ts';

/**
 * A parent or guardian consents to a minor's account by giving the learner a code that was mailed to them. A second mail then
 * states what they consented to and how to withdraw it.
 */
export function guardianHandlers(
  deps: AppDeps,
): Pick<LearnerHandlers, 'sendGuardianCode' | 'confirmGuardian'> {
  const { config, database, clock } = deps;
  // Per day: enough for a few mistyped addresses and lost mails, too few to harass anybody.
  const limiter = deps.limiter('guardian-codes', 8, 24 * 60 * 60);
  return {
    async sendGuardianCode({ actor, body: { name, email }, client }) {
      const learner = await readMinor(actor.userId, email);
      const { _id, Name, language } = learner.user;
      return sendCode(deps, {
        email,
        purpose: 'guardian',
        asker: actor.userId,
        network: client.network,
        count: () => consumeLimit(limiter, actor.userId),
        language,
        userId: _id,
        composeMail: (code) => ({
          template: 'guardianCode',
          learner: Name,
          guardian: name,
          code,
          minutes: CODE_MINUTES,
        }),
      });
    },
    async confirmGuardian({ actor, body: { name, email, code }, client, log }) {
      await readMinor(actor.userId, email);
      const network = client.network;
      await checkCode(deps, { email, purpose: 'guardian', asker: actor.userId, code, network });
      const consentedAt = new Date(clock.now());
      // Record first: consent without a record does not count.
      await database.consents.create({
        userId: actor.userId,
        kind: 'guardian',
        granted: true,
        textVersion: GUARDIAN_CONSENT_VERSION,
        at: consentedAt,
      });
      const learner = await saveProfile(deps, actor.userId, { guardian: { name, email, consentedAt } });
      const { _id, Name, language } = learner.user;
      await deps.mail.queue({
        template: 'guardianConsent',
        learner: Name,
        guardian: name,
        token: withdrawalToken(actor.userId, consentedAt, config.jwtSecret),
        to: email,
        userId: _id,
        language,
        key: `guardian:${_id}:${consentedAt.getTime()}`,
      });
      log.info({ userId: actor.userId }, 'guardian consented');
      return presentProfile(learner, clock.now());
    },
  };

  /** A learner who needs the consent of somebody else than themself; throws otherwise. */
  async function readMinor(userId: string, email: string): Promise<Learner> {
    const learner = await readLearner(database, userId);
    if (!needsGuardian(profileState(learner), clock.now())) throw new AppError('no_guardian_needed');
    if (email === learner.user.Email)
      throw new AppError('own_address', undefined, { fields: { email: 'is your own' } });
    return learner;
  }
}
