import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CodeForm } from '../../../shared/accounts/code/CodeForm.tsx';
import { EmailForm } from '../../../shared/accounts/code/EmailForm.tsx';
import type { useProof } from './useProof.ts';

interface ProofStepsProps {
  proof: ReturnType<typeof useProof>;
  /** Label of the button that requests the code. */
  action: ReactNode;
  /** As in `CodeForm`. */
  needsAccount?: boolean;
  /** The form shown after the proof. */
  children: ReactNode;
}

/** Steps: e-mail address, code, then the form that needs the proof. */
export function ProofSteps({ proof, action, needsAccount = false, children }: ProofStepsProps) {
  const { step, email } = proof;
  if (step === 'proved') return children;
  if (step === 'email') return <EmailForm email={email} action={action} onSubmit={proof.askFor} />;
  return (
    <CodeForm
      {...{ email, needsAccount }}
      resendAt={proof.resendAt}
      action={<Trans>Confirm</Trans>}
      onCode={proof.verify}
      onResend={proof.resend}
      onOtherEmail={proof.startAgain}
    />
  );
}
