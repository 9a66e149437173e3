import type { BodyOf } from '@preproom/models/contract/http/endpoint';
import type { AppError } from '@preproom/models/contract/http/errors';
import {
  affiliateSignUp,
  getAffiliate,
  proveAffiliateEmail,
  sendAffiliateCode,
} from '@preproom/models/contract/referrals/affiliates';
import { getAffiliateStatement } from '@preproom/models/contract/referrals/statements';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';
import { serverNow } from '../../../lib/serverTime.ts';
import { useStore } from '../../../lib/store.ts';

export type AffiliateWords = BodyOf<typeof affiliateSignUp>;

/** Creates the account and logs in. Throws AppError. */
export async function becomeAffiliate(body: AffiliateWords): Promise<void> {
  const { data } = await callApi(affiliateSignUp, { body });
  useStore.getState().enter(data);
}

const AFFILIATE = ['affiliate'];

export function useAffiliate() {
  return useQuery({ queryKey: AFFILIATE, queryFn: ({ signal }) => callApi(getAffiliate, { signal }) });
}

export function useStatement(month: string) {
  return useQuery({
    queryKey: [...AFFILIATE, month],
    queryFn: ({ signal }) => callApi(getAffiliateStatement, { query: { month }, signal }),
  });
}

/** E-mails a code. Resolves with when the next one can be requested, in milliseconds since the epoch. */
export function useSendCode() {
  return useMutation<number, AppError, void>({
    mutationFn: async () => {
      const { resendAfterSeconds } = await callApi(sendAffiliateCode, {});
      return serverNow() + resendAfterSeconds * 1000;
    },
  });
}

export function useProveEmail() {
  const queryClient = useQueryClient();
  return useMutation<unknown, AppError, string>({
    mutationFn: (code) => callApi(proveAffiliateEmail, { body: { code } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: AFFILIATE }),
  });
}
