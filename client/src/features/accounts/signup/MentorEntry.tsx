import { Trans } from '@lingui/react/macro';
import { becomeMentor } from '@preproom/models/contract/people/mentors';
import { ONBOARDING_TOKEN_FIELD } from '@preproom/models/contract/people/onboarding';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../../lib/api.ts';
import { onboardingPath, ownHome } from '../../../lib/ownHome.ts';
import { useStore } from '../../../lib/store.ts';
import { useSessionDraft } from '../../../lib/useSessionDraft.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink, Link } from '../../../ui/Link.tsx';
import { CodeForm } from '../code/CodeForm.tsx';
import { EmailForm } from '../code/EmailForm.tsx';
import { useCode } from '../code/useCode.ts';

const NOTHING = { email: '', resendAt: 0 };

/** The way in for mentors: an address, the code that was mailed to it, then the application. */
export function MentorEntry() {
  const user = useStore((state) => state.user);
  if (user?.role === 'mentor') return <AlreadyMentor />;
  return user ? <OtherAccount role={user.role} /> : <AddressAndCode />;
}

function AddressAndCode() {
  const { draft, change, forget } = useSessionDraft('become-mentor', NOTHING);
  const { isBusy, error, send, give } = useCode('mentor', change);
  const navigate = useNavigate();
  const startAgain = () => change(NOTHING);
  const verify = (otp: string) =>
    give(async () => {
      const { token } = await callApi(becomeMentor, { query: { emailId: draft.email, otp } });
      forget();
      await navigate(`${onboardingPath('mentor')}?${ONBOARDING_TOKEN_FIELD}=${token}`);
    });
  if (error?.code === 'has_account') return <HasAccount onOtherAddress={startAgain} />;
  if (draft.resendAt === 0)
    return (
      <EmailForm
        email={draft.email}
        isBusy={isBusy}
        error={error}
        action={<Trans>Begin the application</Trans>}
        onSubmit={send}
      />
    );
  return (
    <CodeForm
      email={draft.email}
      resendAt={draft.resendAt}
      isBusy={isBusy}
      error={error}
      action={<Trans>Go on</Trans>}
      onCode={verify}
      onResend={() => send(draft.email)}
      onOtherAddress={startAgain}
    />
  );
}

function HasAccount({ onOtherAddress }: { onOtherAddress: () => void }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <Banner tone="error">
        <Trans>User already has an account</Trans>
      </Banner>
      <p>
        <Trans>
          If you have applied as a mentor before, <Link to="/Account/Login">log in</Link>. If you learn here
          with this address, apply with another one: an address is one account.
        </Trans>
      </p>
      <Button tone="quiet" onClick={onOtherAddress}>
        <Trans>Another address</Trans>
      </Button>
    </div>
  );
}

function AlreadyMentor() {
  return (
    <div className="flex flex-col items-start gap-4">
      <p>
        <Trans>You are logged in as a mentor. Your home says where your application stands.</Trans>
      </p>
      <ButtonLink to={ownHome('mentor')}>
        <Trans>To your home</Trans>
      </ButtonLink>
    </div>
  );
}

function OtherAccount({ role }: { role: 'user' | 'mentor' | 'affiliate' | 'admin' }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <p>
        <Trans>
          You are logged in with an account of another kind. An address is one account: to mentor, log out and
          apply with another address.
        </Trans>
      </p>
      <ButtonLink to={ownHome(role)} tone="quiet">
        <Trans>To your home</Trans>
      </ButtonLink>
    </div>
  );
}
