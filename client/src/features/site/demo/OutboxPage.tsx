import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OutboxMail } from '@preproom/models/contract/notifications/mail';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Container } from '../../../ui/Container.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { OutboxList } from './OutboxList.tsx';
import { OutboxMailView } from './OutboxMailView.tsx';
import { outboxQuery } from './outboxQuery.ts';

/** Not in production: the e-mails that would have been sent, newest first. */
export function OutboxPage() {
  const { t } = useLingui();
  const { data: outbox, error, refetch } = useQuery(outboxQuery);
  const mails = outbox?.data;
  return (
    <Container className="flex flex-col gap-8 py-8 sm:py-16">
      <header className="flex flex-col gap-3">
        <PageHeading title={t`Outbox`} />
        <p className="max-w-prose text-18 text-muted">
          {outbox?.isDelivered ? (
            <Trans>E-mail delivery is on. Check the recipient’s inbox.</Trans>
          ) : (
            <Trans>E-mail delivery is off. E-mails appear here instead.</Trans>
          )}
        </p>
        <p role="status" className="min-h-6 text-muted">
          {mails && mails.length > 0 && <Plural value={mails.length} one="# e-mail" other="# e-mails" />}
        </p>
      </header>
      {outbox && <Mails mails={outbox.data} isDelivered={outbox.isDelivered} />}
      {!mails && error && (
        <ErrorState
          title={<Trans>Couldn’t load e-mails</Trans>}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!mails && !error && <OutboxLoading />}
    </Container>
  );
}

function Mails({ mails, isDelivered }: { mails: OutboxMail[]; isDelivered: boolean }) {
  const chosen = useSearchParams()[0].get('mail');
  const mail = mails.find(({ id }) => id === chosen) ?? mails[0];
  if (!mail) return isDelivered ? null : <NoMails />;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
      <OutboxMailView mail={mail} />
      <OutboxList mails={mails} shownId={mail.id} />
    </div>
  );
}

function NoMails() {
  return (
    <EmptyState
      title={<Trans>No e-mails yet</Trans>}
      action={
        <ButtonLink to="/Account/Login" tone="quiet">
          <Trans>Log in</Trans>
        </ButtonLink>
      }
    >
      <Trans>Request a code, for example when you log in. It’ll appear here.</Trans>
    </EmptyState>
  );
}

function OutboxLoading() {
  return (
    <div role="status" className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
      <span className="sr-only">
        <Trans>Loading e-mails</Trans>
      </span>
      <Skeleton className="h-160" />
      <Skeleton className="h-60" />
    </div>
  );
}
