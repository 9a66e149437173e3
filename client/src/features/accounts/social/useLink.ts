import type { AccountProof } from '@preproom/models/contract/people/accountProof';
import { linkSocial } from '@preproom/models/contract/people/social';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../../lib/api.ts';
import { useAsyncAction } from '../../../lib/useAsyncAction.ts';
import { leadOn } from '../code/leadOn.ts';

/** Connects the provider that waits, and leads on. */
export function useLink() {
  const navigate = useNavigate();
  const { isBusy, error, run } = useAsyncAction();
  const link = (proof: AccountProof) =>
    run(async () => {
      const path = await leadOn(await callApi(linkSocial, { body: proof }));
      await navigate(path, { replace: true });
    });
  return { isBusy, error, link };
}
