import { Trans, useLingui } from '@lingui/react/macro';
import type { MentorFile } from '@preproom/models/contract/mentors/team/mentors';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { MentorCard } from '../../../shared/mentors/MentorCard.tsx';
import { mentorsPath } from '../../../shared/team/hqPaths.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { Container } from '../../../ui/Container.tsx';
import { NotFound } from '../../../ui/NotFound.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { mentorQuery } from './api.ts';
import { ChangesCard } from './ChangesCard.tsx';
import { MentorActions } from './MentorActions.tsx';
import { MentorFacts } from './MentorFacts.tsx';

/** Everything the team needs to review a mentor, who is shown as learners see them. */
export function MentorPage() {
  const { mentorId = '' } = useParams();
  const query = useQuery(mentorQuery(mentorId));
  if (query.data === null) return <NotFound />;
  return (
    <Container className="flex flex-col gap-6 py-8 sm:py-12">
      <QueryView query={query} failed={<Trans>Couldn’t load this mentor</Trans>}>
        {(data) => <Detail key={mentorId} mentor={data.data} />}
      </QueryView>
    </Container>
  );
}

function Detail({ mentor }: { mentor: MentorFile }) {
  const { t } = useLingui();
  return (
    <>
      <Breadcrumb
        crumbs={[
          { to: '/hq/welcome/admin', label: t`Overview` },
          { to: mentorsPath(mentor.status === 'draft' ? 'pending' : mentor.status), label: t`Mentors` },
        ]}
      />
      <PageHeading title={mentor.Name} />
      {mentor.isLeaving && (
        <Banner tone="info">
          <Trans>This account is scheduled for deletion and isn’t listed.</Trans>
        </Banner>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
        <div className="flex min-w-0 flex-col gap-6">
          {mentor.isChanged && <ChangesCard mentor={mentor} />}
          <MentorCard mentor={mentor} />
          <p className="text-14 text-muted">
            <Trans>Visits to this page and resume views are logged.</Trans>
          </p>
        </div>
        <div className="flex flex-col gap-6 xl:sticky xl:top-24">
          <MentorActions mentor={mentor} />
          <MentorFacts mentor={mentor} />
        </div>
      </div>
    </>
  );
}
