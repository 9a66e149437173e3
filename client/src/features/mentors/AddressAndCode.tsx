import { Trans } from '@lingui/react/macro';
import { ONBOARDING_TOKEN_FIELD } from '@preproom/models/contract/accounts/onboarding';
import { becomeMentor } from '@preproom/models/contract/mentors/mentors';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asAppError, callApi } from '../../lib/api.ts';
import { onboardingPath } from '../../lib/ownHome.ts';
import { CodeForm } from '../../shared/accounts/code/CodeForm.tsx';
import { EmailForm } from '../../shared/accounts/code/EmailForm.tsx';
import { sendCode } from '../../shared/accounts/code/sendCode.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { NO_ENTRY, useEntryDraft } from './entryDraft.ts';

/** Start of a mentor's application: e-mail address, code, then the application form. */
export function AddressAndCode() {
  const { draft, change, forget } = useEntryDraft();
  const [hasAccount, setHasAccount] = useState(false);
  const navigate = useNavigate();
  const send = async (email: string) => change(await sendCode('mentor', email));
  const startAgain = () => {
    setHasAccount(false);
    change(NO_ENTRY);
  };
  async function verify(otp: string) {
    try {
      const query = { emailId: draft.email, otp };
      const { token } = await callApi(becomeMentor, { query });
      forget();
      await navigate(`${onboardingPath('mentor')}?${ONBOARDING_TOKEN_FIELD}=${token}`);
    } catch (failure) {
      if (asAppError(failure).code !== 'has_account') throw failure;
      setHasAccount(true);
    }
  }
  if (hasAccount) return <HasAccount onOtherEmail={startAgain} />;
  if (draft.resendAt === 0)
    return <EmailForm email={draft.email} action={<Trans>Start application</Trans>} onSubmit={send} />;
  return (
    <CodeForm
      {...draft}
      action={<Trans>Continue</Trans>}
      onCode={verify}
      onResend={() => send(draft.email)}
      onOtherEmail={startAgain}
    />
  );
}

function HasAccount({ onOtherEmail }: { onOtherEmail: () => void }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <Banner tone="error">
        <Trans>User already has an account</Trans>
      </Banner>
      <p>
        <Trans>
          Applied as a mentor before? <Link to="/Account/Login">Log in</Link>. If you’re a learner with this
          e-mail, apply with a different one: each e-mail can have only one account.
        </Trans>
      </p>
      <Button tone="quiet" onClick={onOtherEmail}>
        <Trans>Use a different e-mail</Trans>
      </Button>
    </div>
  );
}
