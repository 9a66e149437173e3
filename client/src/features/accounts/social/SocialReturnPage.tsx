import { Trans, useLingui } from '@lingui/react/macro';
import { SOCIAL_LINK_PATH, socialAuth } from '@preproom/models/contract/accounts/social';
import { AppError } from '@preproom/models/contract/http/errors';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { asAppError, callApi } from '../../../lib/api.ts';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';
import { whileLoading } from '../../../lib/store.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { LoadingPage } from '../../../ui/Logo.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { completeSocialLogin } from './completeSocialLogin.ts';
import { useSocialErrorText } from './useSocialErrorText.ts';

/** The page that a provider redirects to. */
export function SocialReturnPage() {
  const { t } = useLingui();
  const { provider = '' } = useParams();
  const failure = useReturn(provider);
  const errorText = useSocialErrorText();
  const { socialProviders } = usePageSettings();
  const label = socialProviders.find(({ id }) => id === provider)?.label ?? provider;
  if (!failure) return <LoadingPage />;
  return (
    <div className="mx-auto flex w-full max-w-md flex-col items-start gap-6 px-4 py-10 sm:py-20">
      <PageHeading title={t`You’re not logged in`} />
      {failure === 'cancelled' ? (
        <p className="text-muted">
          <Trans>You cancelled on {label}. Nothing has changed.</Trans>
        </p>
      ) : (
        <Banner tone="error" className="w-full">
          {errorText(failure)}
        </Banner>
      )}
      <ButtonLink to="/Account/Login">
        <Trans>Back to login</Trans>
      </ButtonLink>
    </div>
  );
}

type Failure = AppError | 'cancelled';
type Outcome = { path: string } | { failure: Failure };

/** Completes the log-in and opens the next page; returns what went wrong. */
function useReturn(provider: string): Failure | null {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(() => {
    let isLeft = false;
    void outcomeFor(provider).then((outcome) => {
      if (isLeft) return;
      if ('path' in outcome) void navigate(outcome.path, { replace: true });
      else setFailure(outcome.failure);
    });
    return () => {
      isLeft = true;
    };
  }, [provider, navigate]);

  return failure;
}

/** One call per redirect, however often the page mounts, because the code in the URL works only once. */
let latest: Promise<Outcome> | undefined;

function outcomeFor(provider: string): Promise<Outcome> {
  const { pathname, search } = window.location;
  if (search === '' && latest) return latest;
  window.history.replaceState(window.history.state, '', pathname);
  latest = finish(provider, new URLSearchParams(search)).catch((thrown) => ({ failure: asAppError(thrown) }));
  return latest;
}

/** Throws AppError. */
async function finish(provider: string, answer: URLSearchParams): Promise<Outcome> {
  const field = (name: string) => answer.get(name) ?? undefined;
  if (hasCancelled(field('error'))) return { failure: 'cancelled' };
  const [state, code, iss] = [field('state'), field('code'), field('iss')];
  if (!state || !code) throw new AppError('sign_in_refused');
  try {
    const body = { provider, state, code, ...(iss ? { iss } : {}) };
    return { path: await completeSocialLogin(await whileLoading(callApi(socialAuth, { body }))) };
  } catch (failure) {
    if (asAppError(failure).code === 'link_needed') return { path: SOCIAL_LINK_PATH };
    throw failure;
  }
}

/** LinkedIn uses its own error codes for a cancelled log-in. */
function hasCancelled(error: string | undefined): boolean {
  return error === 'access_denied' || Boolean(error?.startsWith('user_cancelled'));
}
