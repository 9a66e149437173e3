import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { pageSettings } from '../../../lib/page/pageSettings.ts';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { SocialButtons } from '../social/SocialButtons.tsx';
import { CodeLogin } from './CodeLogin.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useWanted } from './useWanted.ts';

/** By password, by a code or by a provider. What was typed as the address stays when the way changes. */
export function LoginPage() {
  const { t } = useLingui();
  const [email, setEmail] = useState('');
  const [byCode, setByCode] = useState(false);
  const { query } = useWanted();
  return (
    <AccountFrame
      title={t`Log in`}
      lead={<Trans>Your sessions and the room are waiting behind this door.</Trans>}
      footer={<Footer />}
    >
      {byCode ? (
        <CodeLogin email={email} onEmail={setEmail} />
      ) : (
        <LoginForm email={email} onEmail={setEmail} />
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
        <Button tone="plain" size="small" className="px-0!" onClick={() => setByCode(!byCode)}>
          {byCode ? <Trans>Log in with your password</Trans> : <Trans>Log in with a code by mail</Trans>}
        </Button>
        <Link to={`/Account/forgetpassword${query}`} className="inline-flex min-h-10 items-center text-14">
          <Trans>Forgotten the password?</Trans>
        </Link>
      </div>
      <SocialButtons />
    </AccountFrame>
  );
}

function Footer() {
  const { query } = useWanted();
  return (
    <>
      <p>
        <Trans>
          New here? <Link to={`/Account/Signup${query}`}>Sign up free</Link>
        </Trans>
      </p>
      {!pageSettings.isProduction && (
        <p>
          <Trans>
            Only looking around? <Link to="/demo">Try the room</Link> with a demo account.
          </Trans>
        </p>
      )}
    </>
  );
}
