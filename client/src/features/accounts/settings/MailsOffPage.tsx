import { Trans, useLingui } from '@lingui/react/macro';
import { switchMailOff } from '@preproom/models/contract/people/mail';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { asAppError, callApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Container } from '../../../ui/Container.tsx';
import { Link } from '../../../ui/Link.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';

/** Where the link of a mail leads. It asks first: programs that look at links must not switch anything off. */
export function MailsOffPage() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const token = useSearchParams()[0].get('token') ?? '';
  const switching = useMutation({ mutationFn: () => callApi(switchMailOff, { body: { token } }) });
  const failure = switching.error && asAppError(switching.error);
  return (
    <Container width="narrow" className="flex flex-col gap-6 py-10 sm:py-20">
      <PageHeading title={t`E-mails about feedback`} />
      <Card className="flex flex-col gap-4">
        {failure && (
          <Banner tone="error">
            {failure.code === 'bad_request' ? (
              <Trans>This link is not complete. Open it from the mail again, or use your settings.</Trans>
            ) : (
              errorText(failure)
            )}
          </Banner>
        )}
        {switching.isSuccess ? (
          <Banner tone="success">
            <Trans>Done. You will find new feedback on your dashboard.</Trans>
          </Banner>
        ) : (
          <>
            <p>
              <Trans>We mail you when a mentor’s feedback on an interview is ready. Switch that off?</Trans>
            </p>
            <Button onClick={() => switching.mutate()} isBusy={switching.isPending}>
              <Trans>Switch off</Trans>
            </Button>
          </>
        )}
        <p className="text-14 text-muted">
          <Trans>
            You can change this at any time in your <Link to="/account/settings">settings</Link>.
          </Trans>
        </p>
      </Card>
    </Container>
  );
}
