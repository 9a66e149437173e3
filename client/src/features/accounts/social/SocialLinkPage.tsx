import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountProof as Proof } from '@preproom/models/contract/accounts/accountProof';
import { getSocialLink, linkSocial, sendLinkCode } from '@preproom/models/contract/accounts/social';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../../lib/api.ts';
import { AccountProof } from '../../../shared/accounts/code/AccountProof.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Link } from '../../../ui/Link.tsx';
import { LoadingPage } from '../../../ui/Logo.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { completeSocialLogin } from './completeSocialLogin.ts';
import { useSocialErrorText } from './useSocialErrorText.ts';

/** Connects a provider to an existing account after its owner has proved their identity. */
export function SocialLinkPage() {
  const { t } = useLingui();
  const errorText = useSocialErrorText();
  const pending = useQuery({
    queryKey: ['social-link'],
    queryFn: ({ signal }) => callApi(getSocialLink, { signal }),
    retry: false,
  });
  if (pending.isPending) return <LoadingPage />;
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6 px-4 py-10 sm:py-20">
      <PageHeading title={pending.data?.isOwn ? t`Connect your account` : t`You already have an account`} />
      {pending.isError ? (
        <Banner tone="error">{errorText(pending.error)}</Banner>
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
          <Trans>Back to login</Trans>
        </Link>
      </p>
    </div>
  );
}

function LinkProof({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const navigate = useNavigate();
  async function link(proof: Proof) {
    const path = await completeSocialLogin(await callApi(linkSocial, { body: proof }));
    await navigate(path, { replace: true });
  }
  return (
    <AccountProof
      {...{ email, hasPassword }}
      action={<Trans>Connect and log in</Trans>}
      send={() => callApi(sendLinkCode, {})}
      onProof={link}
    />
  );
}

function Why({ provider, email, isOwn }: { provider: string; email: string; isOwn: boolean }) {
  if (isOwn) {
    return (
      <p className="text-muted">
        <Trans>
          Confirm that the account for <strong>{email}</strong> is yours. After that, you can also log in with{' '}
          {provider}.
        </Trans>
      </p>
    );
  }
  return (
    <p className="text-muted">
      <Trans>
        There’s already an account for <strong>{email}</strong>, the e-mail that {provider} gave us. Confirm
        it’s yours. After that, you can also log in with {provider}.
      </Trans>
    </p>
  );
}
