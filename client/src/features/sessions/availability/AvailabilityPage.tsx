import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Container } from '../../../ui/Container.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { AvailabilityEditor } from './AvailabilityEditor.tsx';
import { availabilityQuery, slotRequestsQuery } from './api.ts';
import { SlotRequests } from './requests/SlotRequests.tsx';

/** A mentor says when learners can book them. */
export function AvailabilityPage() {
  const { t } = useLingui();
  const query = useQuery(availabilityQuery);
  const { data: requests } = useQuery(slotRequestsQuery);
  return (
    <Container className="flex flex-col gap-6 py-8 sm:py-12">
      <div className="flex flex-col gap-2">
        <PageHeading title={t`Availability`} />
        <p className="max-w-prose text-muted">
          <Trans>
            You’re only booked at times you offer. Sessions already booked stay when you change your hours.
          </Trans>
        </p>
      </div>
      {requests && requests.total > 0 && <SlotRequests />}
      <QueryView
        query={query}
        failed={<Trans>Couldn’t load your availability</Trans>}
        loading={<Skeleton className="h-[48rem]" />}
      >
        {(data) => <AvailabilityEditor saved={data} />}
      </QueryView>
    </Container>
  );
}
