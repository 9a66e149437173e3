import { hasRight, type Right } from '@preproom/models/contract/accounts/team/rights';
import { useStore } from '../../../lib/store.ts';

/** Whether this member of the team has a right. */
export function useHasRight(right: Right): boolean {
  return useStore(({ user }) => hasRight(user?.rights ?? [], right));
}
