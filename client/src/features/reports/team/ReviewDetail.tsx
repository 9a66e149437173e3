import { Trans, useLingui } from '@lingui/react/macro';
import { mentorPath } from '@preproom/models/contract/mentors/directory';
import { REVIEW_LENGTH } from '@preproom/models/contract/reports/reviewText';
import { decideReview, getHqReview, type ReviewFile } from '@preproom/models/contract/reports/team/reviews';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { asAppError, callApi, orNull } from '../../../lib/api.ts';
import { useSessionDraft } from '../../../lib/drafts/useSessionDraft.ts';
import { TEAM_KEY } from '../../../lib/list/teamKeys.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { useSessionName } from '../../../lib/texts/roundText.ts';
import { studentPath } from '../../../shared/team/hqPaths.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StarsShown } from '../../../ui/StarsShown.tsx';
import { When } from '../../../ui/When.tsx';

/** One review, what the mentor says about it, and the team's decision. The server logs each fetch as a visit. */
export function ReviewDetail({ reviewId }: { reviewId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: entryKey(reviewId),
    queryFn: ({ signal }) => orNull(callApi(getHqReview, { params: { reviewId }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  if (data)
    return (
      <div className="flex flex-col gap-4">
        <Facts review={data.data} />
        <Decision review={data.data} />
        <p className="text-12 text-muted">
          <Trans>Your visit is logged.</Trans>
        </p>
      </div>
    );
  if (data === null)
    return (
      <p className="text-muted">
        <Trans>The learner has removed this review.</Trans>
      </p>
    );
  if (error)
    return (
      <ErrorState
        title={<Trans>Couldn’t load this review</Trans>}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return <Skeleton className="h-48" />;
}

const entryKey = (reviewId: string) => [...TEAM_KEY, 'entry', 'review', reviewId];

function Facts({ review }: { review: ReviewFile }) {
  const { mentor, mentorId, learner, learnerId, session } = review;
  const { stars, text, at, remark, answer, report, hidden } = review;
  const sessionName = useSessionName();
  return (
    <div className="flex flex-col gap-3 wrap-anywhere">
      <p>
        <Link to={mentorPath(mentorId)}>{mentor ?? <Trans>Former member</Trans>}</Link>
      </p>
      <div className="flex flex-wrap items-center gap-x-3 text-14 text-muted">
        <StarsShown value={stars} />
        {learner === null ? <Trans>Former member</Trans> : <Link to={studentPath(learnerId)}>{learner}</Link>}
        <When instant={at} />
      </div>
      {session && (
        <p className="text-14 text-muted">
          {sessionName(session)} · <When instant={session.startsAt} />
        </p>
      )}
      <p className="whitespace-pre-line">{text}</p>
      {remark && <Said label={<Trans>Learner’s private comment</Trans>} text={remark} />}
      {answer && <Said label={<Trans>Mentor’s answer</Trans>} text={answer} />}
      {report && <Said label={<Trans>Why the mentor reported it</Trans>} text={report} />}
      {hidden && (
        <>
          <Said label={<Trans>Why it was hidden</Trans>} text={hidden.reason} />
          <p className="text-14 text-muted">
            {hidden.by ?? <Trans>Former member</Trans>} · <When instant={hidden.at} />
          </p>
        </>
      )}
    </div>
  );
}

function Said({ label, text }: { label: React.ReactNode; text: string }) {
  return (
    <div className="border-s-2 border-line ps-4">
      <p className="text-14 font-medium">{label}</p>
      <p className="whitespace-pre-line">{text}</p>
    </div>
  );
}

function Decision({ review: { _id: reviewId, state, at } }: { review: ReviewFile }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { draft, change, forget } = useSessionDraft(`act:review:${reviewId}`, { reason: '' });
  const deciding = useMutation({
    mutationFn: (to: 'shown' | 'hidden') =>
      callApi(decideReview, {
        params: { reviewId },
        body: { from: state, writtenAt: at, to, reason: draft.reason },
      }),
    onSuccess(answer) {
      change({ reason: '' });
      forget();
      client.setQueryData(entryKey(reviewId), answer);
      return client.invalidateQueries({ queryKey: [...TEAM_KEY, 'list'] });
    },
    onError(failure) {
      if (asAppError(failure).code === 'conflict')
        void client.invalidateQueries({ queryKey: entryKey(reviewId) });
    },
  });
  const error = deciding.error && asAppError(deciding.error);
  const isReasonMissing = error?.fields?.reason !== undefined;
  const press = (to: 'shown' | 'hidden') => ({
    size: 'small' as const,
    isBusy: deciding.isPending && deciding.variables === to,
    onClick: () => deciding.mutate(to),
  });
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <TextArea
        label={t`Reason`}
        help={t`Kept in the audit log. If you hide the review, its author sees it too.`}
        error={isReasonMissing ? t`Enter a reason.` : undefined}
        rows={2}
        maxLength={REVIEW_LENGTH.max}
        value={draft.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
      {error && !isReasonMissing && <Banner tone="error">{errorText(error)}</Banner>}
      <div className="flex flex-wrap gap-3">
        {state !== 'hidden' && (
          <Button {...press('hidden')} tone="danger">
            <Trans>Hide review</Trans>
          </Button>
        )}
        {state !== 'shown' && (
          <Button {...press('shown')} tone="quiet">
            {state === 'reported' ? <Trans>Keep the review</Trans> : <Trans>Show again</Trans>}
          </Button>
        )}
      </div>
      {state !== 'hidden' && (
        <p className="text-14 text-muted">
          <Trans>Hiding takes the text off the mentor’s page. The stars stay counted.</Trans>
        </p>
      )}
      <p role="status" className="text-14 text-leaf empty:hidden">
        {deciding.isSuccess && <Trans>Saved</Trans>}
      </p>
    </div>
  );
}
