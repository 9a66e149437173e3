import { asAppError } from './api.ts';
import { createObservable } from './observable.ts';

interface Asked {
  /** Settles all actions that wait for this proof. */
  end(isProved: boolean): void;
}

/** The proof that is being asked for; the shell shows its dialog (`app/proof/ProofAsked.tsx`). */
export const proofAsked = createObservable<{ asked: Asked | null }>({ asked: null });
let waiting: Promise<boolean> | undefined;

/**
 * Runs an action of the team. If the server wants to know first who is at the keyboard, it asks for password or code and runs the
 * action again. Throws what the action threw; `proof_needed` when the person closes the dialog.
 */
export async function proved<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (failure) {
    if (asAppError(failure).code !== 'proof_needed' || !(await askForProof())) throw failure;
    return action();
  }
}

/** Whether the person has proved it. Actions that ask at once share one dialog. */
function askForProof(): Promise<boolean> {
  waiting ??= new Promise<boolean>((end) => proofAsked.change({ asked: { end } })).finally(() => {
    waiting = undefined;
    proofAsked.change({ asked: null });
  });
  return waiting;
}
