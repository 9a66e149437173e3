import { Trans, useLingui } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import { withdrawGuardian } from '@preproom/models/contract/learners/guardian';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { callApi } from '../../lib/api.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Container } from '../../ui/Container.tsx';
import { Link } from '../../ui/Link.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { When } from '../../ui/When.tsx';

/** Opened by the link in the guardian's e-mail. Asks first, because mail scanners that follow links must not close an account. */
export function GuardianWithdrawPage() {
  const { t } = useLingui();
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <Container width="narrow" className="flex flex-col gap-6 py-10 sm:py-20">
      <PageHeading title={t`Withdraw your consent`} />
      <Card className="flex flex-col gap-4">
        {token ? <Withdrawal token={token} /> : <NoToken />}
        <p className="text-14 text-muted">
          <Trans>
            Questions? <Link to="/contactus">Contact us</Link> or read our{' '}
            <Link to="/Privacypolicy">privacy policy</Link>.
          </Trans>
        </p>
      </Card>
    </Container>
  );
}

function NoToken() {
  return (
    <>
      <Banner tone="error">
        <Trans>This link is incomplete. Open it from the e-mail again.</Trans>
      </Banner>
      <p>
        <Trans>
          It’s in the e-mail about your consent. Can’t find it? <Link to="/contactus">Ask us</Link> to
          withdraw your consent for you.
        </Trans>
      </p>
    </>
  );
}

function Withdrawal({ token }: { token: string }) {
  const withdrawing = useMutation({ mutationFn: () => callApi(withdrawGuardian, { body: { token } }) });
  if (withdrawing.data)
    return (
      <Banner tone="success">
        <Trans>
          Consent withdrawn. The account is closed, and its data will be deleted on{' '}
          <When instant={withdrawing.data.dueAt} />. Until then the learner can choose to keep the account,
          but will need consent again to use it.
        </Trans>
      </Banner>
    );
  return (
    <>
      {withdrawing.error && <Failure error={withdrawing.error} />}
      <p>
        <Trans>
          Use this page to withdraw the consent you gave, as a parent or guardian, for a learner under 18.
          We’ll log them out right away and cancel any interviews they’ve booked. After two days we’ll delete
          their data, unless they choose to keep the account. They’d then need consent again to use it. We’ll
          tell them by e-mail.
        </Trans>
      </p>
      <Button
        tone="danger"
        onClick={() => withdrawing.mutate()}
        isBusy={withdrawing.isPending}
        className="self-start"
      >
        <Trans>Withdraw consent</Trans>
      </Button>
    </>
  );
}

function Failure({ error }: { error: AppError }) {
  const errorText = useErrorText();
  return (
    <Banner tone="error">
      {error.code === 'bad_request' && <Trans>This link is incomplete. Open it from the e-mail again.</Trans>}
      {error.code === 'link_expired' && (
        <Trans>
          This link no longer works. The account was deleted, or consent was given again. Try the link in the
          latest e-mail.
        </Trans>
      )}
      {error.code === 'no_guardian_needed' && (
        <Trans>The learner is now 18, so your consent is no longer needed.</Trans>
      )}
      {!['bad_request', 'link_expired', 'no_guardian_needed'].includes(error.code) && errorText(error)}
    </Banner>
  );
}
