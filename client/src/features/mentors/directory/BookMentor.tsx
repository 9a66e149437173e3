import { Plural, Trans } from '@lingui/react/macro';
import type { MentorPage } from '@preproom/models/contract/mentors/directory';
import { INTRODUCTION_MINUTES } from '@preproom/models/contract/sessions/bookings';
import { bookPath, introductionPath } from '../../../lib/sessionPaths.ts';
import { useStore } from '../../../lib/store.ts';
import { Card } from '../../../ui/Card.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { NextTimes } from './NextTimes.tsx';

/** The next free times, and how to book one. Mentors and the team see the times alone. */
export function BookMentor({ mentor }: { mentor: MentorPage }) {
  const role = useStore((state) => state.user?.role ?? null);
  return (
    <Card className="flex flex-col gap-4">
      <NextTimes mentor={mentor} />
      {(role === null || role === 'user') && <Ways mentor={mentor} isVisitor={role === null} />}
    </Card>
  );
}

function Ways({ mentor, isVisitor }: { mentor: MentorPage; isVisitor: boolean }) {
  const { _id } = mentor;
  const hasPack = useStore(({ ActivePack }) => ActivePack !== null);
  const isIntroductionLeft = useStore(({ introduction }) => introduction?.state === 'free');
  if (hasPack)
    return (
      <ButtonLink to={bookPath('any', _id)}>
        <Trans>Book a session</Trans>
      </ButtonLink>
    );
  const offersIntroduction = mentor.offersIntroduction && (isVisitor || isIntroductionLeft);
  return (
    <div className="flex flex-col gap-2">
      {offersIntroduction && (
        <>
          <ButtonLink to={introductionPath(_id)}>
            <Trans>Book a free introduction</Trans>
          </ButtonLink>
          <p className="text-14 text-muted">
            <Plural
              value={INTRODUCTION_MINUTES}
              one="# minute. No card needed."
              other="# minutes. No card needed."
            />
          </p>
        </>
      )}
      <ButtonLink to="/programs" tone={offersIntroduction ? 'quiet' : 'primary'}>
        <Trans>See programs and prices</Trans>
      </ButtonLink>
    </div>
  );
}
