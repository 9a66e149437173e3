import { getSecondFactor } from '@preproom/models/contract/accounts/secondFactor';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';
import { useStore } from '../../../lib/store.ts';
import { LOGINS_KEY } from '../settings/useLogins.ts';

/** The user's own passkeys and authenticator app. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => callApi(getSecondFactor, { signal }),
});

/** Loads again what a change has made out of date: the team pages may be open now, and other logins ended. */
export function useChanged() {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries(secondFactorQuery),
      client.invalidateQueries({ queryKey: LOGINS_KEY }),
      useStore.getState().refreshUser(),
    ]);
  };
}
