import { sendOwnCode } from '@preproom/models/contract/privacy/privacy';
import { callApi } from '../../lib/api.ts';
import { useStore } from '../../lib/store.ts';
import { AccountProof, type AccountProofProps } from '../../shared/accounts/code/AccountProof.tsx';

/** Asks the logged-in user to prove their identity. */
export function OwnProof(props: Omit<AccountProofProps, 'email' | 'send'>) {
  const email = useStore((state) => state.user?.Email ?? '');
  return <AccountProof {...props} email={email} send={() => callApi(sendOwnCode, {})} />;
}
