import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';
import { useIsHydrated } from '../../../lib/page/useIsHydrated.ts';
import { useStore } from '../../../lib/store.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { LoadingPage } from '../../../ui/Logo.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { SocialButtons } from '../social/SocialButtons.tsx';
import { aimOf } from './aim.ts';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';
import { useNextParam } from './useNextParam.ts';

/** Most people log in with a password, so the code form is not part of the page's first JavaScript. */
const CodeLogin = lazy(async () => ({ default: (await import('./CodeLogin.tsx')).CodeLogin }));

/** For somebody on the way to their first purchase or session. */
const NewcomerPage = lazy(async () => ({ default: (await import('./NewcomerPage.tsx')).NewcomerPage }));

/** Log-in; who is on the way to enrol or to book is more likely new, and is offered an account first. */
export function LoginPage() {
  const { next } = useNextParam();
  const hasLoginEnded = useStore((state) => state.hasLoginEnded);
  const aim = aimOf(next);
  if (!aim || hasLoginEnded) return <OnlyLogIn />;
  return (
    <Suspense fallback={<LoadingPage />}>
      <NewcomerPage aim={aim}>
        <LogIn tone="quiet" />
      </NewcomerPage>
    </Suspense>
  );
}

function OnlyLogIn() {
  const { t } = useLingui();
  return (
    <AccountFrame title={t`Log in`} lead={<Lead />} footer={<Footer />}>
      <LogIn />
      <SocialButtons />
    </AccountFrame>
  );
}

/** By password or code. Switching keeps the typed address. */
function LogIn({ tone = 'primary' }: Pick<LoginFormProps, 'tone'>) {
  const [email, setEmail] = useState('');
  const [byCode, setByCode] = useState(false);
  const isHydrated = useIsHydrated();
  const { query } = useNextParam();
  return (
    <>
      {byCode ? (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <CodeLogin email={email} onEmail={setEmail} />
        </Suspense>
      ) : (
        <LoginForm email={email} onEmail={setEmail} tone={tone} />
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
        <Button
          tone="plain"
          size="small"
          className="px-0!"
          disabled={!isHydrated}
          onClick={() => setByCode(!byCode)}
        >
          {byCode ? <Trans>Log in with a password</Trans> : <Trans>Log in with a code</Trans>}
        </Button>
        <Link to={`/Account/forgetpassword${query}`} className="inline-flex min-h-10 items-center text-14">
          <Trans>Forgot password?</Trans>
        </Link>
      </div>
    </>
  );
}

/** Who was led here in the middle of something is told why. */
function Lead() {
  const errorText = useErrorText();
  const hasLoginEnded = useStore((state) => state.hasLoginEnded);
  return hasLoginEnded ? errorText({ code: 'signed_out' }) : <Trans>Welcome back.</Trans>;
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
