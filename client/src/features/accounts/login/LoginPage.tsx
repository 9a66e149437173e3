import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { SocialButtons } from '../social/SocialButtons.tsx';
import { CodeLogin } from './CodeLogin.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useNextParam } from './useNextParam.ts';

/** By password, by a code or by a provider. The address that was typed is kept when switching. */
export function LoginPage() {
  const { t } = useLingui();
  const [email, setEmail] = useState('');
  const [byCode, setByCode] = useState(false);
  const { query } = useNextParam();
  return (
    <AccountFrame title={t`Log in`} lead={<Trans>Welcome back.</Trans>} footer={<Footer />}>
      {byCode ? (
        <CodeLogin email={email} onEmail={setEmail} />
      ) : (
        <LoginForm email={email} onEmail={setEmail} />
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
        <Button tone="plain" size="small" className="px-0!" onClick={() => setByCode(!byCode)}>
          {byCode ? <Trans>Log in with a password</Trans> : <Trans>Log in with a code</Trans>}
        </Button>
        <Link to={`/Account/forgetpassword${query}`} className="inline-flex min-h-10 items-center text-14">
          <Trans>Forgot password?</Trans>
        </Link>
      </div>
      <SocialButtons />
    </AccountFrame>
  );
}

function Footer() {
  const { isProduction } = usePageSettings();
  const { query } = useNextParam();
  return (
    <>
      <p>
        <Trans>
          New here? <Link to={`/Account/Signup${query}`}>Sign up free</Link>
        </Trans>
      </p>
      {!isProduction && (
        <p>
          <Trans>
            Just looking? <Link to="/demo">Try the room</Link> with a demo account.
          </Trans>
        </p>
      )}
    </>
  );
}
