import { Trans, useLingui } from '@lingui/react/macro';
import { leaveWaitlistByLink } from '@preproom/models/contract/programs/waitlist';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { callApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Container } from '../../../ui/Container.tsx';
import { Link } from '../../../ui/Link.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';

/** Opened by the link in an e-mail. Asks first, because mail scanners follow links. */
export function LeaveWaitlistPage() {
  const { t } = useLingui();
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <Container width="narrow" className="flex flex-col gap-6 py-10 sm:py-20">
      <PageHeading title={t`Leave the waitlist`} />
      <Card className="flex flex-col gap-4">
        {token ? <Leave token={token} /> : <IncompleteLink />}
        <p className="text-14 text-muted">
          <Trans>
            You can join again on the <Link to="/programs">programs page</Link>.
          </Trans>
        </p>
      </Card>
    </Container>
  );
}

function Leave({ token }: { token: string }) {
  const errorText = useErrorText();
  const leaving = useMutation({ mutationFn: () => callApi(leaveWaitlistByLink, { body: { token } }) });
  const failure = leaving.error;
  if (leaving.isSuccess)
    return (
      <Banner tone="success">
        <Trans>You’re off the waitlist. We won’t e-mail you about this program.</Trans>
      </Banner>
    );
  return (
    <>
      {failure?.code === 'bad_request' && <IncompleteLink />}
      {failure && failure.code !== 'bad_request' && <Banner tone="error">{errorText(failure)}</Banner>}
      <p>
        <Trans>Leave the waitlist? We won’t e-mail you when enrolment opens.</Trans>
      </p>
      <Button onClick={() => leaving.mutate()} isBusy={leaving.isPending}>
        <Trans>Leave the waitlist</Trans>
      </Button>
    </>
  );
}

function IncompleteLink() {
  return (
    <Banner tone="error">
      <Trans>This link is incomplete. Open it from the e-mail again.</Trans>
    </Banner>
  );
}
