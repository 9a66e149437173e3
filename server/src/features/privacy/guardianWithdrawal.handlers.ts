import type { AppDeps } from '../../deps.ts';
import { withdrawConsent } from '../learners/guardianWithdrawal.ts';
import { requestDeletion } from './deletion.service.ts';
import type { PrivacyHandlers } from './privacy.policy.ts';

/**
 * A guardian withdraws consent by the link in their mail. It stands with privacy because the minor's account is then deleted; the
 * check of the link and the change of the profile are in `student/guardianWithdrawal.ts`.
 */
export function guardianWithdrawalHandlers(deps: AppDeps): Pick<PrivacyHandlers, 'withdrawGuardian'> {
  return {
    async withdrawGuardian({ body, log }) {
      const userId = await withdrawConsent(deps, body.token);
      const { dueAt } = await requestDeletion(deps, userId, 'guardian');
      log.info({ userId: userId.toString() }, 'guardian withdrew consent');
      return { dueAt: dueAt.toISOString() };
    },
  };
}
