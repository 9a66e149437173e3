import { getProducts } from '@preproom/models/contract/programs/products';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';
import { QUIET_RETRY } from '../../lib/quietRetry.ts';

export function programsQuery(call: typeof callApi = callApi) {
  return queryOptions({
    queryKey: ['programs'],
    queryFn: async ({ signal }) => (await call(getProducts, { signal })).product,
    ...QUIET_RETRY,
  });
}
