import { RIGHTS, type Right } from '@preproom/models/contract/accounts/team/rights';
import { ROLES, type Role } from '@preproom/models/contract/accounts/users';

type OneRight = Exclude<Right, 'everything'>;

/** Of each role, the admin with all rights, and of the team with one right alone. */
export type Stranger = Role | OneRight;
const ONE_RIGHT: readonly OneRight[] = RIGHTS.filter((right) => right !== 'everything');
export const STRANGERS: readonly Stranger[] = [...ROLES, ...ONE_RIGHT];

/** What is stored of this stranger. */
export function strangerOf(stranger: Stranger): { role: Role; rights?: Right[] } {
  const right = ONE_RIGHT.find((one) => one === stranger);
  if (right) return { role: 'admin', rights: [right] };
  return stranger === 'admin' ? { role: 'admin', rights: ['everything'] } : { role: stranger as Role };
}

/** Path parameters whose things need not exist: whoever may not is refused before they are looked for. */
export const OF_NOBODY = [
  'alertId',
  'applicationId',
  'attemptId',
  'blogId',
  'callbackId',
  'job',
  'passkeyId',
  'linkId',
  'messageId',
  'packId',
  'quizItemId',
  'reportId',
  'reviewId',
  'sessionId',
  'slug',
  'userId',
];
