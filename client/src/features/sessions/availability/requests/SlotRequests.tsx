import { Trans, useLingui } from '@lingui/react/macro';
import {
  answerSlotRequest,
  type SlotAnswer,
  type SlotRequest,
} from '@preproom/models/contract/sessions/slotRequests';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { callApi } from '../../../../lib/api.ts';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { useWhen } from '../../../../lib/texts/when.ts';
import { Avatar } from '../../../../ui/Avatar.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { FieldFault } from '../../../../ui/forms/fieldStyle.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { REQUESTS_KEY, slotRequestsQuery } from '../api.ts';

/** Learners who ask for times. */
export function SlotRequests() {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery(slotRequestsQuery);
  if (!data && error)
    return (
      <ErrorState
        title={<Trans>Couldn’t load requests</Trans>}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-2">
      <h2 id={heading} ref={title} tabIndex={-1} className="text-20 outline-none">
        <Trans>Requests for times</Trans>
      </h2>
      {!data && <Skeleton className="h-16" />}
      {data?.data.length === 0 && (
        <p className="text-muted">
          <Trans>No requests. Learners who can’t find a time with you can ask for more.</Trans>
        </p>
      )}
      {data && data.data.length > 0 && (
        <ul className="divide-y divide-line">
          {data.data.map((request) => (
            <RequestRow key={request._id} request={request} onAnswered={() => title.current?.focus()} />
          ))}
        </ul>
      )}
      {data && data.total > data.data.length && <More count={data.total - data.data.length} />}
    </Card>
  );
}

function More({ count }: { count: number }) {
  return (
    <p className="text-14 text-muted">
      <Trans>and {count} more</Trans>
    </p>
  );
}

function RequestRow({ request, onAnswered }: { request: SlotRequest; onAnswered: () => void }) {
  const { t } = useLingui();
  const { ago } = useWhen();
  const errorText = useErrorText();
  const answering = useAnswering(request, onAnswered);
  const { learner, targetRole, at } = request;
  return (
    <li className="flex flex-col gap-3 py-3 sm:flex-row sm:items-center">
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <Avatar name={learner.Name} photo={learner.photo} />
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{learner.Name}</p>
          <p className="text-14 text-muted wrap-anywhere">
            {[targetRole, ago(at, Date.now())].filter(Boolean).join(' · ')}
          </p>
          {answering.error && <FieldFault>{errorText(answering.error)}</FieldFault>}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          tone="quiet"
          aria-label={t`Decline ${learner.Name}`}
          isBusy={answering.isPending && answering.variables === 'declined'}
          onClick={() => answering.mutate('declined')}
        >
          <Trans>Decline</Trans>
        </Button>
        <Button
          size="small"
          aria-label={t`I’ve added times for ${learner.Name}`}
          isBusy={answering.isPending && answering.variables === 'times_added'}
          onClick={() => answering.mutate('times_added')}
        >
          <Trans>I’ve added times</Trans>
        </Button>
      </div>
    </li>
  );
}

/** The learner is notified; the row goes once the list is loaded again, and the focus with it. */
function useAnswering({ _id }: SlotRequest, onAnswered: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: SlotAnswer) =>
      callApi(answerSlotRequest, { params: { requestId: _id }, body: { answer } }),
    onSuccess: onAnswered,
    onSettled: () => client.invalidateQueries({ queryKey: REQUESTS_KEY }),
  });
}
