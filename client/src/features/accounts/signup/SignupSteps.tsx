import { Trans } from '@lingui/react/macro';
import { signUp } from '@preproom/models/contract/accounts/accounts';
import { CircleCheck } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { asAppError, callApi } from '../../../lib/api.ts';
import { useStore } from '../../../lib/store.ts';
import { CodeForm } from '../../../shared/accounts/code/CodeForm.tsx';
import { EmailForm } from '../../../shared/accounts/code/EmailForm.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { useProof } from '../code/useProof.ts';
import { SocialButtons } from '../social/SocialButtons.tsx';
import { type Details, DetailsForm } from './DetailsForm.tsx';

type Proof = ReturnType<typeof useProof>;

/** Two screens: the address; then its code, with name, phone and password below. Once the account exists, the guard around the page redirects. */
export function SignupSteps({ proof }: { proof: Proof }) {
  const isFirst = proof.step === 'email';
  const number = isFirst ? 1 : 2;
  return (
    <>
      <p className="mb-4 text-14 text-muted" role="status">
        <Trans>Step {number} of 2</Trans>
      </p>
      {isFirst ? (
        <>
          <EmailForm email={proof.email} action={<Trans>Continue</Trans>} onSubmit={proof.askFor} />
          <SocialButtons />
        </>
      ) : (
        <CodeAndDetails proof={proof} />
      )}
    </>
  );
}

function CodeAndDetails({ proof }: { proof: Proof }) {
  const isProved = proof.step === 'proved';
  const codePart = useRef<HTMLDivElement>(null);
  useSteadyHeight(codePart, isProved);
  const [isCodeMissing, setCodeMissing] = useState(false);
  // A proof works once within half an hour; after that only a new code helps.
  const [refusal, setRefusal] = useState<'stale_proof' | 'has_account' | null>(null);
  // The code confirms itself; whoever is quick with the rest waits for it.
  const checked = useRef<Promise<string | null>>(null);
  async function verify(code: string): Promise<void> {
    const verified = proof.verify(code);
    checked.current = verified.catch(() => {
      checked.current = null;
      return null;
    });
    await verified;
  }
  async function submit(details: Details) {
    const proved = isProved ? proof.proof : await checked.current;
    if (!proved) return null;
    try {
      const body = { email: proof.email, proof: proved, ...details };
      const { data } = await callApi(signUp, { body });
      proof.forget();
      return useStore.getState().enter(data);
    } catch (failure) {
      const { code } = asAppError(failure);
      if (code !== 'stale_proof' && code !== 'has_account') throw failure;
      setRefusal(code);
      return null;
    }
  }
  useEffect(() => {
    if (isCodeMissing) codePart.current?.querySelector('input')?.focus();
  }, [isCodeMissing]);
  if (refusal) return <Refused why={refusal} onStartAgain={proof.startAgain} />;
  return (
    <>
      <div ref={codePart} className="mb-6 border-b border-line pb-6">
        {isProved ? (
          <p className="flex items-center gap-2 text-14">
            <CircleCheck aria-hidden className="size-5 shrink-0 text-leaf" />
            <span className="wrap-anywhere">
              <Trans>{proof.email} is confirmed.</Trans>
            </span>
          </p>
        ) : (
          <>
            {isCodeMissing && (
              <Banner tone="error" className="mb-4">
                <Trans>Enter the code from your e-mail first.</Trans>
              </Banner>
            )}
            <CodeForm
              email={proof.email}
              resendAt={proof.resendAt}
              action={<Trans>Confirm</Trans>}
              tone="quiet"
              onCode={verify}
              onResend={proof.resend}
              onOtherEmail={proof.startAgain}
            />
          </>
        )}
      </div>
      {/* Also where the details are not right yet: `submit` is only called once they are. */}
      <div onSubmit={() => setCodeMissing(!isProved && !checked.current)}>
        <DetailsForm email={proof.email} isProved={isProved} onSubmit={submit} />
      </div>
    </>
  );
}

/** Keeps the height of the code's form when it goes while somebody types below it: a button that moves under a press is not pressed. */
function useSteadyHeight(part: RefObject<HTMLDivElement | null>, isProved: boolean): void {
  const heightPx = useRef(0);
  useLayoutEffect(() => {
    if (!part.current) return;
    if (!isProved) heightPx.current = part.current.offsetHeight;
    else if (heightPx.current > 0) {
      if (document.activeElement !== document.body) part.current.style.minHeight = `${heightPx.current}px`;
      heightPx.current = 0;
    }
  });
}

function Refused({ why, onStartAgain }: { why: 'stale_proof' | 'has_account'; onStartAgain(): void }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <Banner tone="error">
        {why === 'stale_proof' ? (
          <Trans>Your code has expired. Get a new one. We’ve kept what you typed.</Trans>
        ) : (
          <Trans>You already have an account. Log in instead.</Trans>
        )}
      </Banner>
      <Button onClick={onStartAgain}>
        <Trans>Start over</Trans>
      </Button>
    </div>
  );
}
