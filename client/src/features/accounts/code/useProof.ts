import { verifyToken } from '@preproom/models/contract/accounts/codes';
import { useSearchParams } from 'react-router-dom';
import { callApi } from '../../../lib/api.ts';
import { useSessionDraft } from '../../../lib/drafts/useSessionDraft.ts';
import { reachedStep } from '../../../lib/page/reachedStep.ts';
import { serverNow } from '../../../lib/serverTime.ts';
import { useStore } from '../../../lib/store.ts';
import { sendCode } from '../../../shared/accounts/code/sendCode.ts';

export type ProofStep = 'email' | 'code' | 'proved';

/** The address, when another code can be requested, and the proof. */
const NOTHING = { email: '', resendAt: 0, proof: '' };

/**
 * Proves an e-mail address: address, code, then the form that needs the proof. The step is in the URL, so that the browser's Back
 * goes one step back and keeps what was typed. The functions throw AppError.
 */
export function useProof(purpose: 'signup' | 'password') {
  const { draft, change, forget } = useSessionDraft(`proof:${purpose}`, NOTHING);
  const [search, setSearch] = useSearchParams();

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
  const send = async (email: string) => change(await sendCode(purpose, email));

  /** Requests a code, unless one was just sent to this address. */
  async function askFor(email: string): Promise<void> {
    const isOnItsWay = email === draft.email && serverNow() < draft.resendAt;
    if (!isOnItsWay) await send(email);
    goTo('code');
  }

  /** Answers the proof. */
  async function verify(code: string): Promise<string> {
    const body = { email: draft.email, purpose, code };
    const { proof } = await callApi(verifyToken, { body });
    change({ proof, resendAt: 0 });
    useStore.getState().codeVerified();
    // Replaces the code step: the code is used up, so Back goes to the address.
    goTo('proved', true);
    return proof;
  }

  // A used code has no screen any more, also while the address still names it.
  const wanted = draft.proof && search.get('step') === 'code' ? 'proved' : search.get('step');
  return {
    step: reachedStep<ProofStep>(reachable(draft), wanted, 'email'),
    ...draft,
    askFor,
    resend: () => send(draft.email),
    verify,
    /** Starts over after an expired proof, keeping what was typed. */
    startAgain: () => {
      change({ proof: '', resendAt: 0 });
      goTo('email', true);
    },
    forget,
  };
}

function reachable({ email, resendAt, proof }: typeof NOTHING): [ProofStep, ...ProofStep[]] {
  if (proof) return ['email', 'proved'];
  return email && resendAt > 0 ? ['email', 'code'] : ['email'];
}
