import { Trans, useLingui } from '@lingui/react/macro';
import { AppError } from '@preproom/models/contract/http/errors';
import { Banner } from '../../../ui/Banner.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { NotFetched } from '../../../ui/NotFetched.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Specimen } from './Specimen.tsx';

export function MessageSpecimens() {
  const { t } = useLingui();
  return (
    <>
      <Specimen name="Banner" className="grid">
        <Banner tone="error">{t`Couldn’t send your message. It’s still here.`}</Banner>
        <Banner tone="success">{t`Thanks. We’ve got your message.`}</Banner>
        <Banner tone="info">{t`Your mentor will join in a minute.`}</Banner>
      </Specimen>
      <Specimen name="EmptyState" className="grid">
        <EmptyState
          title={t`No sessions yet`}
          action={
            <ButtonLink to="/dev/ui">
              <Trans>See programs</Trans>
            </ButtonLink>
          }
        >
          <Trans>Sessions appear here once booked.</Trans>
        </EmptyState>
      </Specimen>
      <Specimen name="NotFetched" className="grid">
        <NotFetched title={t`No articles to show right now`} isBusy={false} onRetry={() => {}} />
      </Specimen>
      <Specimen name="ErrorState" className="grid">
        <ErrorState
          title={t`Couldn’t load your sessions`}
          error={new AppError('unavailable')}
          onRetry={() => {}}
        />
      </Specimen>
      <Specimen name="Skeleton" className="grid">
        <Skeleton className="h-24" />
      </Specimen>
    </>
  );
}
