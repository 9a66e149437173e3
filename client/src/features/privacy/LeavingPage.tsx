import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '../../lib/store.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { useWhen } from '../../lib/texts/when.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Container } from '../../ui/Container.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { DownloadData } from './DownloadData.tsx';
import { useKeepAccount, useOwnData } from './useOwnData.ts';

/** Shown instead of every private page while the account is scheduled for deletion. */
export function LeavingPage() {
  const { t } = useLingui();
  const when = useWhen();
  const errorText = useErrorText();
  const deletesAt = useStore((state) => state.deletesAt);
  const { mutate, isPending, error } = useKeepAccount();
  const own = useOwnData();
  if (!deletesAt) return null;
  return (
    <Container width="medium" className="flex flex-col gap-6 py-8 sm:py-12">
      <PageHeading title={t`Your account will be deleted`} />
      <p>
        <Trans>
          Your account and data will be permanently deleted on {when.day(deletesAt)}, {when.time(deletesAt)}.
          Until then you can keep your account, but cancelled sessions stay cancelled.
        </Trans>
      </p>
      {error && <Banner tone="error">{errorText(error)}</Banner>}
      <Button className="self-start" isBusy={isPending} onClick={() => mutate()}>
        <Trans>Keep my account</Trans>
      </Button>
      {own.data && <DownloadData hasPassword={own.data.hasPassword} heading="h2" />}
    </Container>
  );
}
