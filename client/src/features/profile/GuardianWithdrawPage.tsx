import { Trans, useLingui } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/errors';
import { withdrawGuardian } from '@preproom/models/contract/guardian';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { asAppError, callApi } from '../../lib/api.ts';
import { useErrorText } from '../../lib/errorText.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Container } from '../../ui/Container.tsx';
import { Link } from '../../ui/Link.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { When } from '../../ui/When.tsx';

/** Where the link of a guardian's mail leads. It asks first: programs that look at links must not close an account. */
export function GuardianWithdrawPage() {
  const { t } = useLingui();
  const token = useSearchParams()[0].get('token') ?? '';
  const withdrawing = useMutation({ mutationFn: () => callApi(withdrawGuardian, { body: { token } }) });
  return (
    <Container width="narrow" className="flex flex-col gap-6 py-10 sm:py-20">
      <PageHeading title={t`Take your consent back`} />
      <Card className="flex flex-col gap-4">
        {withdrawing.error && <Failure error={asAppError(withdrawing.error)} />}
        {withdrawing.data ? (
          <Banner tone="success">
            <Trans>
              Your consent is taken back, and the account is closed. Its data go on{' '}
              <When instant={withdrawing.data.dueAt} />. The learner can still keep the account until then,
              and needs a consent anew for it.
            </Trans>
          </Banner>
        ) : (
          <>
            <p>
              <Trans>
                You have consented to the account of somebody under 18 whose parent or guardian you are. If
                you take that back, they are logged out at once and interviews that they have booked are
                cancelled. Two days later their data are deleted, unless they keep the account, which then
                waits for a consent anew. We tell them by mail.
              </Trans>
            </p>
            <Button
              tone="danger"
              onClick={() => withdrawing.mutate()}
              isBusy={withdrawing.isPending}
              className="self-start"
            >
              <Trans>Take the consent back</Trans>
            </Button>
          </>
        )}
        <p className="text-14 text-muted">
          <Trans>
            Questions? <Link to="/contactus">Write to us</Link>, or read{' '}
            <Link to="/Privacypolicy">what we do with data</Link>.
          </Trans>
        </p>
      </Card>
    </Container>
  );
}

function Failure({ error }: { error: AppError }) {
  const errorText = useErrorText();
  return (
    <Banner tone="error">
      {error.code === 'bad_request' && <Trans>This link is not complete. Open it from the mail again.</Trans>}
      {error.code === 'link_expired' && (
        <Trans>This link no longer counts: the account is gone, or somebody has consented anew since.</Trans>
      )}
      {error.code === 'no_guardian_needed' && (
        <Trans>The learner is 18 by now and decides for themself.</Trans>
      )}
      {!['bad_request', 'link_expired', 'no_guardian_needed'].includes(error.code) && errorText(error)}
    </Banner>
  );
}
