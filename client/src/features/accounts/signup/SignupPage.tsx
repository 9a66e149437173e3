import { Trans, useLingui } from '@lingui/react/macro';
import { signUp } from '@preproom/models/contract/people/accounts';
import { callApi } from '../../../lib/api.ts';
import { useStore } from '../../../lib/store.ts';
import { useAsyncAction } from '../../../lib/useAsyncAction.ts';
import { useSessionDraft } from '../../../lib/useSessionDraft.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { ProofSteps } from '../code/ProofSteps.tsx';
import { useProof } from '../code/useProof.ts';
import { useWanted } from '../login/useWanted.ts';
import { SocialButtons } from '../social/SocialButtons.tsx';
import { DetailsForm } from './DetailsForm.tsx';

/** Address, code, then name, phone and password. Once the account is there, the guard around the page leads on. */
export function SignupPage() {
  const { t } = useLingui();
  const proof = useProof('signup');
  return (
    <AccountFrame
      title={t`Sign up free`}
      lead={<Trans>Practise interviews with a mentor. Signing up takes two minutes.</Trans>}
      footer={<Footer />}
    >
      <Steps step={proof.step} />
      <ProofSteps proof={proof} action={<Trans>Go on</Trans>}>
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
  const { draft, change, forget } = useSessionDraft('signup', { name: '', phone: '' });
  const { isBusy, error, run } = useAsyncAction();
  const submit = (password: string) =>
    run(async () => {
      const body = { email: proof.email, proof: proof.proof, ...draft, password };
      const { data } = await callApi(signUp, { body });
      proof.forget();
      forget();
      useStore.getState().enter(data);
    });
  // The proof is good for half an hour, once: only a new code helps.
  if (error?.code === 'stale_proof' || error?.code === 'has_account')
    return (
      <div className="flex flex-col items-start gap-4">
        <Banner tone="error">
          {error.code === 'stale_proof' ? (
            <Trans>This took longer than half an hour. Ask for a new code; what you typed is kept.</Trans>
          ) : (
            <Trans>This address has an account already. Log in instead.</Trans>
          )}
        </Banner>
        <Button onClick={proof.startAgain}>
          <Trans>Start again</Trans>
        </Button>
      </div>
    );
  return (
    <DetailsForm
      email={proof.email}
      details={draft}
      onChange={change}
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
    />
  );
}

/** Whoever wanted to go somewhere gets there by either way. */
function Footer() {
  const { query } = useWanted();
  return (
    <p>
      <Trans>
        Have an account? <Link to={`/Account/Login${query}`}>Log in</Link>
      </Trans>
    </p>
  );
}
