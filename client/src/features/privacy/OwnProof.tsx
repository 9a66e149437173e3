import type { AccountProof } from '@preproom/models/contract/people/accountProof';
import { sendOwnCode } from '@preproom/models/contract/people/privacy';
import type { AccountProofProps, AsksProof } from '../../lib/accountProof.ts';
import { asAppError, callApi } from '../../lib/api.ts';
import { useStore } from '../../lib/store.ts';

interface OwnProofProps extends Pick<AccountProofProps, 'hasPassword' | 'action' | 'tone'> {
  AskProof: AsksProof;
  /** What waits for the proof. */
  work: { isPending: boolean; error: Error | null };
  onProof(proof: AccountProof): void;
}

/** Asks the person who is logged in whether it is they. */
export function OwnProof({ AskProof, work, ...rest }: OwnProofProps) {
  const email = useStore((state) => state.user?.Email ?? '');
  const failure = work.error && asAppError(work.error);
  return (
    <AskProof
      {...rest}
      email={email}
      isBusy={work.isPending}
      // That a proof is needed is why this is shown.
      error={failure?.code === 'proof_needed' ? null : failure}
      send={() => callApi(sendOwnCode, {})}
    />
  );
}
