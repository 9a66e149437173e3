import { sendOwnCode } from '@preproom/models/contract/privacy/privacy';
import type { AccountProofProps, AsksProof } from '../../lib/accountProof.ts';
import { callApi } from '../../lib/api.ts';
import { useStore } from '../../lib/store.ts';

interface OwnProofProps extends Omit<AccountProofProps, 'email' | 'send'> {
  AskProof: AsksProof;
}

/** Asks the logged-in user to prove their identity. */
export function OwnProof({ AskProof, ...rest }: OwnProofProps) {
  const email = useStore((state) => state.user?.Email ?? '');
  return <AskProof {...rest} email={email} send={() => callApi(sendOwnCode, {})} />;
}
