import { Trans, useLingui } from '@lingui/react/macro';
import { getSocialLink, sendLinkCode } from '@preproom/models/contract/people/social';
import { useQuery } from '@tanstack/react-query';
import { asAppError, callApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Link } from '../../../ui/Link.tsx';
import { LoadingPage } from '../../../ui/Logo.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { AccountProof } from '../code/AccountProof.tsx';
import { useLink } from './useLink.ts';

/** A provider is about to be connected with an account: the account's own proof is asked for, too. */
export function SocialLinkPage() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const pending = useQuery({
    queryKey: ['social-link'],
    queryFn: ({ signal }) => callApi(getSocialLink, { signal }),
    retry: false,
  });
  if (pending.isPending) return <LoadingPage />;
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6 px-4 py-10 sm:py-20">
      <PageHeading title={pending.data?.isOwn ? t`Connect your account` : t`You have an account already`} />
      {pending.isError ? (
        <Banner tone="error">{errorText(asAppError(pending.error))}</Banner>
      ) : (
        <>
          <Why {...pending.data} />
          <Card>
            <LinkProof {...pending.data} />
          </Card>
        </>
      )}
      <p className="text-14">
        <Link to="/Account/Login">
          <Trans>Back to log in</Trans>
        </Link>
      </p>
    </div>
  );
}

function LinkProof({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { isBusy, error, link } = useLink();
  return (
    <AccountProof
      {...{ email, hasPassword, isBusy, error }}
      action={<Trans>Connect and log in</Trans>}
      send={() => callApi(sendLinkCode, {})}
      onProof={(proof) => void link(proof)}
    />
  );
}

function Why({ provider, email, isOwn }: { provider: string; email: string; isOwn: boolean }) {
  if (isOwn) {
    return (
      <p className="text-muted">
        <Trans>
          Show once that the account <strong>{email}</strong> is yours, and from then on you can log in with{' '}
          {provider}, too.
        </Trans>
      </p>
    );
  }
  return (
    <p className="text-muted">
      <Trans>
        {provider} says that you are <strong>{email}</strong>. An account with this address exists here. Show
        once that it is yours, too, and from then on you can log in with {provider}.
      </Trans>
    </p>
  );
}
