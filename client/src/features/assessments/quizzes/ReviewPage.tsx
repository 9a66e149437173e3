import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Container } from '../../../ui/Container.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { When } from '../../../ui/When.tsx';
import { reviewQuery } from './api.ts';
import { EnglishNote } from './EnglishNote.tsx';
import { ReviewItem } from './ReviewItem.tsx';

/** /assessments/review: one after the other, the questions that are due. */
export function ReviewPage() {
  const { t } = useLingui();
  const query = useQuery({ ...reviewQuery, gcTime: 0 });
  return (
    <Container width="medium" className="flex flex-col gap-6 py-6 sm:py-12">
      <PageHeading title={t`Question review`} className="text-24 sm:text-30" />
      {query.data?.next && <EnglishNote textLanguage={query.data.next.item.textLanguage} />}
      <QueryView query={query} failed={<Trans>Couldn’t load your review</Trans>} loading={<Loading />}>
        {(data) =>
          data.next ? (
            <ReviewItem
              key={data.next.itemId}
              review={data.next}
              due={data.due}
              onNext={() => void query.refetch()}
            />
          ) : (
            <NothingDue nextDueAt={data.nextDueAt} />
          )
        }
      </QueryView>
    </Container>
  );
}

function NothingDue({ nextDueAt }: { nextDueAt: string | null }) {
  return (
    <EmptyState
      title={<Trans>Nothing to review right now</Trans>}
      action={
        <ButtonLink to="/assessments/technical">
          <Trans>All quizzes</Trans>
        </ButtonLink>
      }
    >
      {nextDueAt ? (
        <Trans>
          The next question is due on <When instant={nextDueAt} />.
        </Trans>
      ) : (
        <Trans>Questions you miss in a quiz appear here the next day.</Trans>
      )}
    </EmptyState>
  );
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">
        <Trans>Loading your review</Trans>
      </span>
      <Skeleton className="h-64" />
    </div>
  );
}
