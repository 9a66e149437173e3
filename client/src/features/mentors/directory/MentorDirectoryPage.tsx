import { Trans, useLingui } from '@lingui/react/macro';
import { mentorPath } from '@preproom/models/contract/mentors/directory';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../lib/page/PageHead.tsx';
import { MentorOption } from '../../../shared/mentors/directory/MentorOption.tsx';
import { MentorResults } from '../../../shared/mentors/directory/MentorResults.tsx';
import { mentorFilter, setFilters } from '../../../shared/mentors/directory/mentorFilter.ts';
import { directoryQuery } from '../../../shared/mentors/directory.ts';
import { Container } from '../../../ui/Container.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';

/** Everyone's list of the verified mentors. */
export function MentorDirectoryPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const filter = mentorFilter(search);
  const query = useQuery({ ...directoryQuery(filter), placeholderData: keepPreviousData });
  const { page } = filter;
  return (
    <Container width="medium" className="flex flex-col gap-8 py-12 sm:py-16">
      <PageHead
        title={page > 1 ? t`Mentors, page ${page}` : t`Mentors`}
        description={t`See who could interview you: each verified mentor’s job, company, expertise, ratings and next free times.`}
        noIndex={setFilters(filter).length > 0}
        path={page > 1 ? `/mentors?page=${page}` : '/mentors'}
      />
      <header className="flex flex-col gap-3">
        <PageHeading className="text-38 sm:text-48">
          <Trans>Choose who interviews you</Trans>
        </PageHeading>
        <p className="max-w-prose text-18 text-muted">
          <Trans>Our team verifies every mentor before listing them.</Trans>
        </p>
      </header>
      <MentorResults filter={filter} query={query}>
        {(mentor) => <MentorOption mentor={mentor} to={mentorPath(mentor.slug)} />}
      </MentorResults>
    </Container>
  );
}
