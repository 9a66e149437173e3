import { Trans, useLingui } from '@lingui/react/macro';
import { signUp } from '@preproom/models/contract/accounts/accounts';
import { useState } from 'react';
import { asAppError, callApi } from '../../../lib/api.ts';
import { useStore } from '../../../lib/store.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { ProofSteps } from '../code/ProofSteps.tsx';
import { useProof } from '../code/useProof.ts';
import { useNextParam } from '../login/useNextParam.ts';
import { SocialButtons } from '../social/SocialButtons.tsx';
import { type Details, DetailsForm } from './DetailsForm.tsx';

/** Address, code, then name, phone and password. Once the account exists, the guard around the page redirects. */
export function SignupPage() {
  const { t } = useLingui();
  const proof = useProof('signup');
  return (
    <AccountFrame
      title={t`Sign up free`}
      lead={<Trans>Practise interviews with a mentor. It takes two minutes to sign up.</Trans>}
      footer={<Footer />}
    >
      <Steps step={proof.step} />
      <ProofSteps proof={proof} action={<Trans>Continue</Trans>}>
        <LastStep proof={proof} />
      </ProofSteps>
      {proof.step === 'email' && <SocialButtons />}
    </AccountFrame>
  );
}

function Steps({ step }: { step: 'email' | 'code' | 'proved' }) {
  const number = { email: 1, code: 2, proved: 3 }[step];
  return (
    <p className="mb-4 text-14 text-muted" role="status">
      <Trans>Step {number} of 3</Trans>
    </p>
  );
}

function LastStep({ proof }: { proof: ReturnType<typeof useProof> }) {
  // A proof works once within half an hour; after that only a new code helps.
  const [refusal, setRefusal] = useState<'stale_proof' | 'has_account' | null>(null);
  async function submit(details: Details) {
    try {
      const body = { email: proof.email, proof: proof.proof, ...details };
      const { data } = await callApi(signUp, { body });
      proof.forget();
      return useStore.getState().enter(data);
    } catch (failure) {
      const { code } = asAppError(failure);
      if (code !== 'stale_proof' && code !== 'has_account') throw failure;
      setRefusal(code);
      return null;
    }
  }
  if (!refusal) return <DetailsForm email={proof.email} onSubmit={submit} />;
  return (
    <div className="flex flex-col items-start gap-4">
      <Banner tone="error">
        {refusal === 'stale_proof' ? (
          <Trans>Your code has expired. Get a new one. We’ve kept what you typed.</Trans>
        ) : (
          <Trans>You already have an account. Log in instead.</Trans>
        )}
      </Banner>
      <Button onClick={proof.startAgain}>
        <Trans>Start over</Trans>
      </Button>
    </div>
  );
}

/** Passes on the page to return to. */
function Footer() {
  const { query } = useNextParam();
  return (
    <p>
      <Trans>
        Have an account? <Link to={`/Account/Login${query}`}>Log in</Link>
      </Trans>
    </p>
  );
}
