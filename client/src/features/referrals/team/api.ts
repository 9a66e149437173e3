import type { BodyOf } from '@preproom/models/contract/http/endpoint';
import {
  type AffiliateRow,
  actOnAffiliate,
  getHqAffiliate,
  payAffiliate,
} from '@preproom/models/contract/referrals/team/affiliates';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, orNull } from '../../../lib/api.ts';
import { proved } from '../../../lib/provedAction.ts';

/** Query key of everything that a decision of the team changes, its lists included. */
const HQ_KEY = ['hq'];

/** With the statement of a month, else of this one. The server logs each fetch as a visit, so this never refetches on its own. */
export function affiliateQuery(affiliateId: string, month: string | null) {
  return queryOptions({
    queryKey: [...HQ_KEY, 'affiliate', affiliateId, month],
    queryFn: ({ signal }) =>
      orNull(
        callApi(getHqAffiliate, { params: { affiliateId }, query: month === null ? {} : { month }, signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });
}

export type AffiliateAct =
  | { is: 'act'; body: BodyOf<typeof actOnAffiliate> }
  | { is: 'pay'; body: BodyOf<typeof payAffiliate> };

/** Acts on an affiliate, who is fetched again afterwards, also after a failure: a teammate may have been first. */
export function useAffiliateAct({ _id }: AffiliateRow) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: AffiliateAct) => proved(() => send(_id, act)),
    onSettled: () => client.invalidateQueries({ queryKey: HQ_KEY }),
  });
}

function send(affiliateId: string, act: AffiliateAct) {
  const params = { affiliateId };
  if (act.is === 'act') return callApi(actOnAffiliate, { params, body: act.body });
  return callApi(payAffiliate, { params, body: act.body });
}
