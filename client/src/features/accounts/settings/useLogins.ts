import { getLogins } from '@preproom/models/contract/people/accounts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export const LOGINS_KEY = ['logins'];

/** Where the person is logged in, and whether they have a password. */
export function useLogins() {
  return useQuery({ queryKey: LOGINS_KEY, queryFn: ({ signal }) => callApi(getLogins, { signal }) });
}
