import { Trans, useLingui } from '@lingui/react/macro';
import { type MentorPage, mentorPath } from '@preproom/models/contract/mentors/directory';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../lib/page/PageHead.tsx';
import { pageNumber } from '../../../lib/page/pageNumber.ts';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';
import { RenderingContext } from '../../../lib/page/rendering.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { Container } from '../../../ui/Container.tsx';
import { NotFound } from '../../../ui/NotFound.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { mentorPageQuery } from './api.ts';
import { BookMentor } from './BookMentor.tsx';
import { MentorGone } from './MentorGone.tsx';
import { MentorProfileView } from './MentorProfileView.tsx';
import { mentorData } from './mentorData.ts';

/** A mentor's public page. Former addresses and the id lead to the one with the present name. */
export function PublicMentorPage() {
  const { mentor: address = '' } = useParams();
  const page = pageNumber(useSearchParams()[0]);
  const query = useQuery(mentorPageQuery(address, page));
  if (query.data === null) return <NotFound />;
  if (query.data === 'gone') return <MentorGone />;
  if (query.data && query.data.slug !== address) return <Moved slug={query.data.slug} />;
  return (
    <Container className="flex flex-col gap-6 py-8 sm:py-12">
      <Breadcrumb crumbs={[{ to: '/mentors', label: <Trans>All mentors</Trans> }]} />
      <QueryView query={query} failed={<Trans>Couldn’t load this mentor</Trans>}>
        {(mentor) => mentor !== 'gone' && <LoadedPage mentor={mentor} page={page} />}
      </QueryView>
    </Container>
  );
}

function LoadedPage({ mentor, page }: { mentor: MentorPage; page: number }) {
  const { t } = useLingui();
  const { origin } = use(RenderingContext);
  const { brandName } = usePageSettings();
  const { Name, designation, company, headline } = mentor;
  const path = mentorPath(mentor.slug);
  const work = [designation, company].filter(Boolean).join(', ');
  return (
    <>
      <PageHead
        title={page > 1 ? t`Reviews of ${Name}, page ${page}` : t`${Name}, ${work}`}
        description={headline}
        path={page > 1 ? `${path}?page=${page}` : path}
        structuredData={mentorData(mentor, origin, brandName)}
      />
      <MentorProfileView mentor={mentor} page={page} aside={<BookMentor mentor={mentor} />} />
    </>
  );
}

function Moved({ slug }: { slug: string }) {
  const path = mentorPath(slug);
  use(RenderingContext).markMoved(path);
  return <Navigate replace to={path} />;
}
