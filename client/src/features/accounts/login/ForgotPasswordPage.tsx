import { Trans, useLingui } from '@lingui/react/macro';
import { resetPassword } from '@preproom/models/contract/accounts/accounts';
import { callApi } from '../../../lib/api.ts';
import { useStore } from '../../../lib/store.ts';
import { Link } from '../../../ui/Link.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { ProofSteps } from '../code/ProofSteps.tsx';
import { useProof } from '../code/useProof.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useNextParam } from './useNextParam.ts';

/** E-mail address, code, then a new password. Saving logs in here and ends every other login. */
export function ForgotPasswordPage() {
  const { t } = useLingui();
  const proof = useProof('password');
  const { query } = useNextParam();
  async function submit(password: string) {
    const body = { email: proof.email, proof: proof.proof, password };
    const { data } = await callApi(resetPassword, { body });
    proof.forget();
    useStore.getState().enter(data);
  }
  return (
    <AccountFrame
      title={t`Reset your password`}
      lead={
        <Trans>We’ll e-mail you a code to confirm it’s you. Resetting logs out your other devices.</Trans>
      }
      footer={
        <p>
          <Link to={`/Account/Login${query}`}>
            <Trans>Back to login</Trans>
          </Link>
        </p>
      }
    >
      <ProofSteps proof={proof} action={<Trans>Send code</Trans>} needsAccount>
        <NewPasswordForm email={proof.email} onSubmit={submit} onStartAgain={proof.startAgain} />
      </ProofSteps>
    </AccountFrame>
  );
}
