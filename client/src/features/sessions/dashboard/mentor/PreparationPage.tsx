import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { asAppError } from '../../../../lib/api.ts';
import { sessionPath } from '../../../../lib/sessionPaths.ts';
import { SharedResults } from '../../../../shared/assessments/SharedResults.tsx';
import { Container } from '../../../../ui/Container.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { ButtonLink } from '../../../../ui/Link.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { AboutLearner } from '../../../../ui/session/AboutLearner.tsx';
import { SessionMessages } from '../../messages/SessionMessages.tsx';
import { preparationQuery } from '../api.ts';
import { NextSession } from '../sessions/NextSession.tsx';
import { LearnersLastFeedback } from './LearnersLastFeedback.tsx';

/** /Dashboard/mentor/session/:roomid: what a mentor should know before a session. */
export function PreparationPage() {
  const { t } = useLingui();
  const { roomid = '' } = useParams();
  const { data, error, refetch } = useQuery(preparationQuery(roomid));
  return (
    <Container width="medium" className="flex flex-col gap-6 py-8 sm:py-12">
      <PageHeading title={t`Prepare for your session`} />
      {data && (
        <>
          <NextSession isPreparation side="mentor" meeting={{ ...data.meeting, with: data.learner }} />
          <AboutLearner about={data.about} />
          <SessionMessages session={{ ...data.meeting, with: data.learner }} />
          <LearnersLastFeedback feedback={data.lastFeedback} />
          <SharedResults results={data.assessments} />
        </>
      )}
      {!data && !error && <Skeleton className="h-72" />}
      {!data && error && isOff(error) && (
        <EmptyState
          title={t`Nothing to prepare`}
          action={
            <ButtonLink to={sessionPath(roomid)} tone="quiet">
              <Trans>View session</Trans>
            </ButtonLink>
          }
        >
          <Trans>This session was cancelled, didn’t take place, or isn’t one of yours.</Trans>
        </EmptyState>
      )}
      {!data && error && !isOff(error) && (
        <ErrorState
          title={t`Couldn’t load the learner’s details`}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </Container>
  );
}

function isOff(error: unknown): boolean {
  const { code } = asAppError(error);
  return code === 'too_late' || code === 'person_gone' || code === 'room_not_found';
}
