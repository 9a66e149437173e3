import { Trans, useLingui } from '@lingui/react/macro';
import { DRAFT_RETENTION_DAYS } from '@preproom/models/contract/mentors/mentorLife';
import { useQuery } from '@tanstack/react-query';
import { useStore } from '../../lib/store.ts';
import { ownMentorQuery } from '../../shared/mentors/ownMentor.ts';
import { Container } from '../../ui/Container.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { QueryView } from '../../ui/QueryView.tsx';
import { Application, type AvailabilityStep } from './Application.tsx';

/**
 * A mentor's application, step by step. Once it is sent, the route's guard redirects to the dashboard. `Availability` belongs to
 * another feature.
 */
export function MentorOnboardingPage({ Availability }: { Availability: AvailabilityStep }) {
  const { t } = useLingui();
  const user = useStore((state) => state.user);
  const query = useQuery(ownMentorQuery);
  if (!user) return null;
  return (
    <Container width="medium" className="flex flex-col gap-6 py-8 sm:py-12">
      <div className="flex flex-col gap-2">
        <PageHeading title={t`Become a mentor`} />
        <p className="text-muted">
          <Trans>
            Applying as <strong className="wrap-anywhere">{user.Email}</strong>. We save each step, so you can
            come back later with a new code. Applications not sent within {DRAFT_RETENTION_DAYS} days are
            deleted.
          </Trans>
        </p>
      </div>
      <QueryView query={query} failed={<Trans>Couldn’t load your application</Trans>}>
        {(data) => <Application profile={data} user={user} Availability={Availability} />}
      </QueryView>
    </Container>
  );
}
