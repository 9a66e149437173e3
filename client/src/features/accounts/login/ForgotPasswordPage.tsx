import { Trans, useLingui } from '@lingui/react/macro';
import { resetPassword } from '@preproom/models/contract/people/accounts';
import { callApi } from '../../../lib/api.ts';
import { useStore } from '../../../lib/store.ts';
import { useAsyncAction } from '../../../lib/useAsyncAction.ts';
import { Link } from '../../../ui/Link.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { ProofSteps } from '../code/ProofSteps.tsx';
import { useProof } from '../code/useProof.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useWanted } from './useWanted.ts';

/** Address, code, then the new password. It logs in here and ends every other login. */
export function ForgotPasswordPage() {
  const { t } = useLingui();
  const proof = useProof('password');
  const { query } = useWanted();
  const { isBusy, error, run } = useAsyncAction();
  const submit = (password: string) =>
    run(async () => {
      const body = { email: proof.email, proof: proof.proof, password };
      const { data } = await callApi(resetPassword, { body });
      proof.forget();
      useStore.getState().enter(data);
    });
  return (
    <AccountFrame
      title={t`Choose a new password`}
      lead={<Trans>A code by mail shows that it is you. Every other device is logged out.</Trans>}
      footer={
        <p>
          <Link to={`/Account/Login${query}`}>
            <Trans>Back to log in</Trans>
          </Link>
        </p>
      }
    >
      <ProofSteps proof={proof} action={<Trans>Send a code</Trans>}>
        <NewPasswordForm
          email={proof.email}
          isBusy={isBusy}
          error={error}
          onSubmit={submit}
          onStartAgain={proof.startAgain}
        />
      </ProofSteps>
    </AccountFrame>
  );
}
