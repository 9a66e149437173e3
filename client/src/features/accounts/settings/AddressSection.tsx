import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountProof as Proof } from '@preproom/models/contract/accounts/accountProof';
import { changeAddress, sendAddressCode } from '@preproom/models/contract/accounts/accounts';
import type { User } from '@preproom/models/contract/accounts/users';
import { sendOwnCode } from '@preproom/models/contract/privacy/privacy';
import { useEffect, useId, useRef, useState } from 'react';
import { asAppError, callApi } from '../../../lib/api.ts';
import { isAddress } from '../../../lib/isAddress.ts';
import { serverNow } from '../../../lib/serverTime.ts';
import { useStore } from '../../../lib/store.ts';
import { AccountProof } from '../../../shared/accounts/code/AccountProof.tsx';
import { CodeForm } from '../../../shared/accounts/code/CodeForm.tsx';
import { EmailForm } from '../../../shared/accounts/code/EmailForm.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useLogins } from './useLogins.ts';

type ChangeStep =
  | { at: 'address'; email: string }
  | { at: 'proof'; email: string }
  | { at: 'code'; email: string; resendAt: number };
type Step = ChangeStep | { at: 'start' } | { at: 'changed' };

/** Changes the account's e-mail address: the new one, a proof unless the login is fresh, and the code mailed to the new one. */
export function AddressSection({ user }: { user: User }) {
  const heading = useId();
  const [step, setStep] = useState<Step>({ at: 'start' });
  const begin = useRef<HTMLButtonElement>(null);
  const shown = useRef(step.at);
  useEffect(() => {
    // Changed or cancelled: what had the focus is gone.
    if (shown.current !== step.at) begin.current?.focus();
    shown.current = step.at;
  }, [step.at]);
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id={heading} className="text-20">
          <Trans>E-mail address</Trans>
        </h2>
        <p className="wrap-anywhere">{user.Email}</p>
        <p className="text-muted">
          <Trans>You log in with it, and we send all our e-mails there.</Trans>
        </p>
      </div>
      {step.at === 'changed' && (
        <Banner tone="success">
          <Trans>E-mail address changed. We’ll send a notice to your old one.</Trans>
        </Banner>
      )}
      {step.at === 'start' || step.at === 'changed' ? (
        <Button
          ref={begin}
          tone="quiet"
          className="self-start"
          onClick={() => setStep({ at: 'address', email: '' })}
        >
          <Trans>Change e-mail address</Trans>
        </Button>
      ) : (
        <div className="flex max-w-md flex-col items-stretch gap-4">
          <ChangeSteps {...{ user, step, setStep }} />
          <Button
            tone="plain"
            size="small"
            className="self-start px-0!"
            onClick={() => setStep({ at: 'start' })}
          >
            <Trans>Cancel</Trans>
          </Button>
        </div>
      )}
    </Card>
  );
}

interface ChangeStepsProps {
  user: User;
  step: ChangeStep;
  setStep(step: Step): void;
}

function ChangeSteps({ user, step, setStep }: ChangeStepsProps) {
  const { email } = step;
  const logins = useLogins();
  async function send(address: string, proof: Proof | null): Promise<void> {
    const { resendAfterSeconds } = await callApi(sendAddressCode, { body: { email: address, proof } });
    setStep({ at: 'code', email: address, resendAt: serverNow() + resendAfterSeconds * 1000 });
  }
  async function ask(address: string): Promise<void> {
    try {
      await send(address, null);
    } catch (failure) {
      if (asAppError(failure).code !== 'proof_needed') throw failure;
      setStep({ at: 'proof', email: address });
    }
  }
  async function change(code: string): Promise<void> {
    await callApi(changeAddress, { body: { email, code } });
    await useStore.getState().refreshUser();
    setStep({ at: 'changed' });
  }
  if (step.at === 'address') return <NewAddress email={email} own={user.Email} onSubmit={ask} />;
  if (step.at === 'proof')
    return (
      <>
        <p>
          <Trans>First confirm it’s you.</Trans>
        </p>
        <AccountProof
          email={user.Email}
          hasPassword={logins.data?.hasPassword ?? false}
          action={<Trans>Continue</Trans>}
          send={() => callApi(sendOwnCode, {})}
          onProof={(proof) => send(email, proof)}
        />
      </>
    );
  return (
    <CodeForm
      email={email}
      resendAt={step.resendAt}
      action={<Trans>Change e-mail address</Trans>}
      onCode={change}
      onResend={() => send(email, null)}
      onOtherEmail={() => setStep({ at: 'address', email })}
    />
  );
}

/** What the server says too. */
const OWN = 'is the address of this account';

interface NewAddressProps {
  email: string;
  own: string;
  onSubmit(email: string): Promise<void>;
}

function NewAddress({ email, own, onSubmit }: NewAddressProps) {
  const { t } = useLingui();
  const field = {
    label: t`New e-mail address`,
    autoFocus: true,
    check: (text: string) => {
      if (text.trim().toLowerCase() === own) return OWN;
      return isAddress(text) ? null : 'not an e-mail address';
    },
    fault: (what: string) =>
      what === OWN ? t`This is already your e-mail address.` : t`Enter your e-mail, like name@example.com.`,
  };
  return <EmailForm email={email} field={field} action={<Trans>Continue</Trans>} onSubmit={onSubmit} />;
}
