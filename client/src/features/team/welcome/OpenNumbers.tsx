import { Trans } from '@lingui/react/macro';
import { CANCELLATIONS } from '@preproom/models/contract/sessions/bookings';
import type { Welcome } from '@preproom/models/contract/team/welcome';
import { deliveriesPath, inboxPath, mentorsPath, reviewsPath } from '../../../shared/team/hqPaths.ts';
import { NumberCard } from './NumberCard.tsx';

/** How much waits in each list. */
export function OpenNumbers({ people, operations }: Pick<Welcome, 'people' | 'operations'>) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-20">
        <Trans>Open</Trans>
      </h2>
      <div className="grid grid-cols-2 gap-3">
        {people && <OpenForPeople {...people} />}
        {operations && (
          <>
            <NumberCard
              isOpen
              number={operations.mails}
              label={<Trans>Failed e-mails</Trans>}
              to={deliveriesPath('mails')}
            />
            <NumberCard
              isOpen
              number={operations.jobs}
              label={<Trans>Failed background jobs</Trans>}
              to={deliveriesPath('jobs')}
            />
          </>
        )}
      </div>
    </section>
  );
}

function OpenForPeople({
  mentors,
  feedbackOverdue,
  reports,
  callbacks,
  messages,
  reviews,
}: NonNullable<Welcome['people']>) {
  return (
    <>
      <NumberCard
        isOpen
        number={mentors.pending}
        label={<Trans>Mentors to review</Trans>}
        to={mentorsPath('pending')}
      />
      <NumberCard
        isOpen
        number={mentors.changed}
        label={<Trans>Mentors with profile changes</Trans>}
        to={mentorsPath('changed')}
      />
      <NumberCard
        isOpen
        number={reports}
        label={<Trans>Open user reports</Trans>}
        to={inboxPath('reports')}
      />
      <NumberCard isOpen number={reviews} label={<Trans>Reported reviews</Trans>} to={reviewsPath()} />
      <NumberCard
        isOpen
        number={feedbackOverdue}
        label={<Trans>Overdue feedback</Trans>}
        to={mentorsPath('overdue')}
      />
      <NumberCard
        isOpen
        number={callbacks}
        label={<Trans>Open callback requests</Trans>}
        to={inboxPath('callbacks')}
      />
      <NumberCard
        isOpen
        number={messages}
        label={<Trans>Unanswered messages</Trans>}
        to={inboxPath('messages')}
      />
      <NumberCard
        isOpen
        number={mentors.cancelling}
        label={<Trans>Mentors cancelling often</Trans>}
        to={mentorsPath('cancelling')}
      >
        <Trans>
          More than {CANCELLATIONS.allowed} in {CANCELLATIONS.days} days
        </Trans>
      </NumberCard>
    </>
  );
}
