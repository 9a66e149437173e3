import { Trans, useLingui } from '@lingui/react/macro';
import type { getSituations } from '@preproom/models/contract/assessments/behaviour';
import { SITUATIONS_PER_ATTEMPT } from '@preproom/models/contract/assessments/behaviour';
import type { ResponseOf } from '@preproom/models/contract/http/endpoint';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { ButtonLink, Link } from '../../../../ui/Link.tsx';
import { QueryView } from '../../../../ui/QueryView.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { When } from '../../../../ui/When.tsx';
import { situationsQuery, useStartSituations } from '../api.ts';

/** What the situations are, and the way in: start, continue, or when to come back. */
export function SituationsCard() {
  const { t } = useLingui();
  const query = useQuery(situationsQuery);
  return (
    <Card as="section" labelledBy="situations" className="flex flex-col items-start gap-3">
      <h2 id="situations" className="text-20">
        <Trans>Work situations</Trans>
      </h2>
      <p className="text-muted">
        <Trans>
          Choose what you’d do first in {SITUATIONS_PER_ATTEMPT} everyday situations at work and college.
          After each one, see how every option scores and why.
        </Trans>
      </p>
      <p className="text-14 text-muted">
        <Trans>About 20 min, no time limit · retake after 24 hours</Trans>
      </p>
      <QueryView
        query={query}
        failed={t`Couldn’t load your situations`}
        loading={<Skeleton className="mt-auto h-11 w-40" />}
      >
        {(data) => <WayIn state={data} />}
      </QueryView>
    </Card>
  );
}

function WayIn({ state: { open, latest, nextFrom } }: { state: ResponseOf<typeof getSituations> }) {
  return (
    <div className="mt-auto flex flex-col items-start gap-3">
      {open && (
        <ButtonLink to={`/assessments/behaviour/${open._id}`}>
          <Trans>Pick up where you left off</Trans>
        </ButtonLink>
      )}
      {!open && nextFrom && (
        <p>
          <Trans>
            You can retake this from <When instant={nextFrom} />.
          </Trans>
        </p>
      )}
      {!open && !nextFrom && <Start />}
      {latest && (
        <Link to={`/assessments/behaviour/${latest._id}`}>
          <Trans>Your last result</Trans>
        </Link>
      )}
    </div>
  );
}

function Start() {
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useStartSituations();
  const start = () =>
    mutate(undefined, { onSuccess: ({ _id }) => void navigate(`/assessments/behaviour/${_id}`) });
  return (
    <>
      {error && <Banner tone="error">{errorText(error)}</Banner>}
      <Button isBusy={isPending} onClick={start}>
        <Trans>Start</Trans>
      </Button>
    </>
  );
}
