import { Trans, useLingui } from '@lingui/react/macro';
import { switchMailOff } from '@preproom/models/contract/notifications/mail';
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

/** Opened by the link in an e-mail. Asks first, because mail scanners that follow links must not turn anything off. */
export function MailsOffPage() {
  const { t } = useLingui();
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <Container width="narrow" className="flex flex-col gap-6 py-10 sm:py-20">
      <PageHeading title={t`Turn off e-mails`} />
      <Card className="flex flex-col gap-4">
        {token ? <TurnOff token={token} /> : <IncompleteLink />}
        <p className="text-14 text-muted">
          <Trans>
            You can change this any time in your <Link to="/account/settings">settings</Link>.
          </Trans>
        </p>
      </Card>
    </Container>
  );
}

function TurnOff({ token }: { token: string }) {
  const errorText = useErrorText();
  const switching = useMutation({ mutationFn: () => callApi(switchMailOff, { body: { token } }) });
  const failure = switching.error;
  if (switching.isSuccess)
    return (
      <Banner tone="success">
        {switching.data.kind === 'jobs' ? (
          <Trans>Job alert e-mails are off. You’ll find new jobs on the jobs page.</Trans>
        ) : (
          <Trans>Feedback e-mails are off. You’ll find new feedback on your dashboard.</Trans>
        )}
      </Banner>
    );
  return (
    <>
      {failure?.code === 'bad_request' && <IncompleteLink />}
      {failure && failure.code !== 'bad_request' && <Banner tone="error">{errorText(failure)}</Banner>}
      <p>
        <Trans>You won’t get this kind of e-mail any more.</Trans>
      </p>
      <Button onClick={() => switching.mutate()} isBusy={switching.isPending}>
        <Trans>Turn off</Trans>
      </Button>
    </>
  );
}

function IncompleteLink() {
  return (
    <Banner tone="error">
      <Trans>
        This link is incomplete. Open it from the e-mail again, or turn off e-mails in your settings.
      </Trans>
    </Banner>
  );
}
