import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CodeForm } from './CodeForm.tsx';
import { EmailForm } from './EmailForm.tsx';
import type { useProof } from './useProof.ts';

interface ProofStepsProps {
  proof: ReturnType<typeof useProof>;
  /** On the button that asks for the code. */
  action: ReactNode;
  /** As in `CodeForm`. */
  needsAccount?: boolean;
  /** What the proof is for. */
  children: ReactNode;
}

/** An address, then the code that was e-mailed to it, then what they are for. */
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
