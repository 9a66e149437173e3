import { verifyToken } from '@preproom/models/contract/people/codes';
import { useSearchParams } from 'react-router-dom';
import { callApi } from '../../../lib/api.ts';
import { useStore } from '../../../lib/store.ts';
import { useSessionDraft } from '../../../lib/useSessionDraft.ts';
import { useCode } from './useCode.ts';

export type ProofStep = 'email' | 'code' | 'proved';

/** Whose address is to be proved, when another code can be asked for, and the proof. */
const NOTHING = { email: '', resendAt: 0, proof: '' };

/**
 * Address, then code, then what the proof is for. The step stands in the page's address, so that the browser's Back leads one
 * step back with everything as it was typed; it never goes further than what has been done.
 */
export function useProof(purpose: 'signup' | 'password') {
  const { draft, change, forget } = useSessionDraft(`proof:${purpose}`, NOTHING);
  const [search, setSearch] = useSearchParams();
  const { isBusy, error, send, give } = useCode(purpose, change);

  const goTo = (step: ProofStep, replace = false) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (step === 'email') after.delete('step');
        else after.set('step', step);
        return after;
      },
      { replace },
    );

  /** Asked for again at once, the same code is still on its way. */
  async function askFor(email: string) {
    const isOnItsWay = email === draft.email && Date.now() < draft.resendAt;
    if (isOnItsWay || (await send(email))) goTo('code');
  }

  async function verify(code: string) {
    const isRight = await give(async () => {
      const { proof } = await callApi(verifyToken, { body: { email: draft.email, purpose, code } });
      change({ proof, resendAt: 0 });
    });
    if (!isRight) return;
    if (purpose === 'signup') useStore.getState().codeVerified();
    // In place of the code, which is used up: Back leads to the address.
    goTo('proved', true);
  }

  return {
    step: reachedStep(search.get('step'), draft),
    ...draft,
    isBusy,
    error,
    askFor,
    resend: () => send(draft.email),
    verify,
    /** The proof was too old: everything but what was typed begins anew. */
    startAgain: () => {
      change({ proof: '', resendAt: 0 });
      goTo('email', true);
    },
    forget,
  };
}

function reachedStep(wanted: string | null, { email, resendAt, proof }: typeof NOTHING): ProofStep {
  if (wanted === 'proved' && proof) return 'proved';
  return wanted === 'code' && email && resendAt > 0 ? 'code' : 'email';
}
