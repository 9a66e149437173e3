import { Plural, Trans } from '@lingui/react/macro';
import type { MentorPage } from '@preproom/models/contract/mentors/directory';
import { INTRODUCTION_MINUTES } from '@preproom/models/contract/sessions/bookings';
import { bookPath, introductionPath, sessionPath } from '../../../lib/sessionPaths.ts';
import { useStore } from '../../../lib/store.ts';
import { Card } from '../../../ui/Card.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { When } from '../../../ui/When.tsx';
import { NextTimes } from './NextTimes.tsx';

/** The next free times, and how to book one. Mentors and the team see the times alone. */
export function BookMentor({ mentor }: { mentor: MentorPage }) {
  const role = useStore((state) => state.user?.role ?? null);
  const isVisitor = role === null;
  const isLearner = role === 'user';
  const hasPack = useStore(({ ActivePack }) => ActivePack !== null);
  const isIntroductionLeft = useStore(({ introduction }) => introduction?.state === 'free');
  const { _id, offersIntroduction } = mentor;
  const canMeet = offersIntroduction && (isVisitor || isIntroductionLeft);
  const bookAt = hasPack ? bookPath('any', _id) : canMeet ? introductionPath(_id) : null;
  return (
    <Card className="flex flex-col gap-4">
      <NextTimes mentor={mentor} bookAt={isVisitor || isLearner ? bookAt : null} />
      {(isVisitor || isLearner) && <Ways mentor={mentor} hasPack={hasPack} canMeet={canMeet} />}
    </Card>
  );
}

interface WaysProps {
  mentor: MentorPage;
  hasPack: boolean;
  /** For the free introduction. */
  canMeet: boolean;
}

function Ways({ mentor: { _id, Name }, hasPack, canMeet }: WaysProps) {
  const booked = useStore(({ userSessions }) =>
    userSessions.find(
      (session) => session.with._id === _id && (session.status === 'booked' || session.status === 'live'),
    ),
  );
  if (hasPack)
    return (
      <ButtonLink to={bookPath('any', _id)}>
        <Trans>Book a session</Trans>
      </ButtonLink>
    );
  if (booked)
    return (
      <div className="flex flex-col gap-2">
        <p>
          <Trans>
            You’re booked with {Name}: <When instant={booked.startsAt} />
          </Trans>
        </p>
        <ButtonLink to={sessionPath(booked.roomid)}>
          <Trans>View session</Trans>
        </ButtonLink>
      </div>
    );
  return (
    <div className="flex flex-col gap-2">
      {canMeet && (
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
      <ButtonLink to="/programs" tone={canMeet ? 'quiet' : 'primary'}>
        <Trans>See programs and prices</Trans>
      </ButtonLink>
    </div>
  );
}
