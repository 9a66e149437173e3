import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '../../../ui/Link.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { useProof } from '../code/useProof.ts';
import { useNextParam } from '../login/useNextParam.ts';
import { SignupSteps } from './SignupSteps.tsx';

export function SignupPage() {
  const { t } = useLingui();
  const proof = useProof('signup');
  return (
    <AccountFrame
      title={t`Sign up free`}
      lead={<Trans>Practise interviews with a mentor. It takes two minutes to sign up.</Trans>}
      footer={<Footer />}
    >
      <SignupSteps proof={proof} />
    </AccountFrame>
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
