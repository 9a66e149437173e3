import { Trans, useLingui } from '@lingui/react/macro';
import { mentorPath } from '@preproom/models/contract/mentors/directory';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../lib/page/PageHead.tsx';
import { pageNumber } from '../../../lib/page/pageNumber.ts';
import { useStore } from '../../../lib/store.ts';
import { ownMentorQuery } from '../../../shared/mentors/ownMentor.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Container } from '../../../ui/Container.tsx';
import { Link } from '../../../ui/Link.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { mentorPageQuery } from './api.ts';
import { MentorProfileView } from './MentorProfileView.tsx';
import { NextTimes } from './NextTimes.tsx';
import { ReviewActions } from './ReviewActions.tsx';

/** A mentor's own public page, exactly as visitors see it, with what can be done about its reviews. */
export function OwnMentorPage() {
  const { t } = useLingui();
  const id = useStore(({ user }) => user?._id ?? '');
  const page = pageNumber(useSearchParams()[0]);
  const query = useQuery(mentorPageQuery(id, page));
  const isPublic = useQuery(ownMentorQuery).data?.status === 'verified';
  return (
    <Container className="flex flex-col gap-6 py-8 sm:py-12">
      <PageHead title={t`Your public page`} noIndex />
      <Breadcrumb crumbs={[{ to: '/Dashboard/mentor/profile', label: <Trans>Your profile</Trans> }]} />
      <QueryView query={query} failed={<Trans>Couldn’t load your page</Trans>}>
        {(mentor) =>
          mentor !== 'gone' && (
            <>
              <Banner tone="info">
                {isPublic ? (
                  <Trans>
                    This is your page as everyone sees it:{' '}
                    <Link to={mentorPath(mentor.slug)}>open the public page</Link>
                  </Trans>
                ) : (
                  <Trans>This is how your page will look. Only you can see it until we verify you.</Trans>
                )}
              </Banner>
              <MentorProfileView
                mentor={mentor}
                page={page}
                aside={
                  <Card>
                    <NextTimes mentor={mentor} bookAt={null} />
                  </Card>
                }
                actionsOf={(review) => <ReviewActions review={review} />}
                reviewsAt="/Dashboard/mentor/page"
              />
            </>
          )
        }
      </QueryView>
    </Container>
  );
}
