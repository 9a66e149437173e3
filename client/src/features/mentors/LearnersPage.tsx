import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getMentorLearners, type MentorLearner } from '@preproom/models/contract/mentors/learners';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { callApi } from '../../lib/api.ts';
import { pageNumber } from '../../lib/page/pageNumber.ts';
import { sessionPath } from '../../lib/sessionPaths.ts';
import { useAmountTexts } from '../../lib/texts/amountText.ts';
import { useNamed } from '../../lib/texts/formerMember.ts';
import { useSessionName } from '../../lib/texts/roundText.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Card } from '../../ui/Card.tsx';
import { Container } from '../../ui/Container.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { QueryView } from '../../ui/QueryView.tsx';
import { When } from '../../ui/When.tsx';

const PATH = '/Dashboard/mentor/learners';

/** /Dashboard/mentor/learners: whom the mentor has met, what was practised and how it went. */
export function LearnersPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const page = pageNumber(search);
  const query = useQuery({
    queryKey: ['mentor-learners', page],
    queryFn: ({ signal }) => callApi(getMentorLearners, { query: { page: String(page) }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Container className="flex flex-col gap-6 py-8 sm:py-12">
      <PageHeading title={t`Your learners`} />
      <p className="max-w-prose text-muted">
        <Trans>Everyone you’ve met in a session, with the scores you gave.</Trans>
      </p>
      <QueryView query={query} failed={<Trans>Couldn’t load your learners</Trans>}>
        {({ data, pages }) =>
          data.length === 0 ? (
            <EmptyState title={t`No learners yet`}>
              <Trans>They appear here after your first session.</Trans>
            </EmptyState>
          ) : (
            <>
              <ul className="grid gap-4 lg:grid-cols-2 lg:items-start">
                {data.map((one) => (
                  <li key={one.learner._id}>
                    <LearnerCard {...one} />
                  </li>
                ))}
              </ul>
              <Pagination
                page={page}
                pages={pages}
                hrefOf={(to) => (to === 1 ? PATH : `${PATH}?page=${to}`)}
              />
            </>
          )
        }
      </QueryView>
    </Container>
  );
}

function LearnerCard({ learner, sessions }: MentorLearner) {
  const named = useNamed();
  const sessionName = useSessionName();
  const { averageText } = useAmountTexts();
  const { Name, photo } = named(learner);
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Avatar name={Name} photo={photo} />
        <div className="min-w-0">
          <h2 className="text-18 wrap-anywhere">{Name}</h2>
          <p className="text-14 text-muted">
            <Plural value={sessions.length} one="# session" other="# sessions" />
          </p>
        </div>
      </div>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.roomid} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <Link look="title" to={sessionPath(session.roomid)}>
              {sessionName(session)}
            </Link>
            <span className="flex flex-wrap gap-x-3 text-14 text-muted tabular-nums">
              <When instant={session.startsAt} show="date" />
              {session.overall === null ? (
                <Trans>No feedback yet</Trans>
              ) : (
                <Trans>{averageText(session.overall)} out of 5</Trans>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
