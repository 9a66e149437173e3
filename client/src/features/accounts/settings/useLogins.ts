import { getLogins } from '@preproom/models/contract/accounts/accounts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export const LOGINS_KEY = ['logins'];

/** The user's logins, and whether they have a password. */
export function useLogins() {
  return useQuery({ queryKey: LOGINS_KEY, queryFn: ({ signal }) => callApi(getLogins, { signal }) });
}
