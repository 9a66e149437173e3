import { Trans } from '@lingui/react/macro';
import { beginOnboarding, ONBOARDING_TOKEN_FIELD } from '@preproom/models/contract/accounts/onboarding';
import type { AppError } from '@preproom/models/contract/http/errors';
import { useEffect, useState } from 'react';
import { Outlet, useSearchParams } from 'react-router-dom';
import { asAppError, callApi } from '../lib/api.ts';
import { useStore } from '../lib/store.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { ButtonLink } from '../ui/Link.tsx';
import { LoadingPage } from '../ui/Logo.tsx';

/** For pages that a link with an onboarding token opens: removes the token from the URL and exchanges it for a login. */
export function WithOnboardingToken() {
  const [step, setStep] = useState<'taking' | 'done' | AppError>('taking');
  const [, setSearch] = useSearchParams();
  useEffect(() => {
    let isLeft = false;
    // The router has its own copy of the URL, which later navigations build on.
    const forgetToken = () => setSearch(withoutToken, { replace: true });
    exchange(forgetToken).then(
      () => !isLeft && setStep((before) => (before === 'taking' ? 'done' : before)),
      (failure) => !isLeft && setStep(asAppError(failure)),
    );
    return () => {
      isLeft = true;
    };
  }, [setSearch]);
  if (step === 'taking') return <LoadingPage />;
  if (step === 'done') return <Outlet />;
  return (
    <div className="mx-auto flex w-full max-w-md flex-col items-start gap-6 px-4 py-10 sm:py-20">
      <ErrorState title={<Trans>Couldn’t log you in</Trans>} error={step} />
      <ButtonLink to="/Account/Login">
        <Trans>Back to login</Trans>
      </ButtonLink>
    </div>
  );
}

/** Exchanges each token once, however often the page mounts. */
let exchanging: Promise<void> | undefined;

async function exchange(forgetToken: () => void): Promise<void> {
  const token = takeToken();
  if (token) {
    forgetToken();
    exchanging = callApi(beginOnboarding, { body: { [ONBOARDING_TOKEN_FIELD]: token } })
      .then(() => useStore.getState().refreshUser())
      .finally(() => {
        exchanging = undefined;
      });
  }
  await exchanging;
}

function withoutToken(search: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(search);
  after.delete(ONBOARDING_TOKEN_FIELD);
  return after;
}

/** Reads the token from the URL and removes it there. */
function takeToken(): string | null {
  const url = new URL(window.location.href);
  const token = url.searchParams.get(ONBOARDING_TOKEN_FIELD);
  if (token === null) return null;
  url.searchParams.delete(ONBOARDING_TOKEN_FIELD);
  window.history.replaceState(window.history.state, '', url.pathname + url.search);
  return token;
}
