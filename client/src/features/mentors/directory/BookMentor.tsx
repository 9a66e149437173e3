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
  const way = useWay(mentor);
  return (
    <Card className="flex flex-col gap-4">
      <NextTimes mentor={mentor} bookAt={bookAtOf(way, mentor)} />
      {way && <Ways way={way} mentor={mentor} />}
    </Card>
  );
}

/** What this reader can book with the mentor: a session of their pack, the free introduction, or nothing before they buy a program. */
type Way = 'session' | 'introduction' | 'program';

/** Null for mentors and the team. */
function useWay({ offersIntroduction }: MentorPage): Way | null {
  const role = useStore((state) => state.user?.role ?? null);
  const hasPack = useStore(({ ActivePack }) => ActivePack !== null);
  const isIntroductionLeft = useStore(({ introduction }) => introduction?.state === 'free');
  if (role !== null && role !== 'user') return null;
  if (hasPack) return 'session';
  return offersIntroduction && (role === null || isIntroductionLeft) ? 'introduction' : 'program';
}

function bookAtOf(way: Way | null, { _id }: MentorPage): string | null {
  if (way === 'session') return bookPath('any', _id);
  return way === 'introduction' ? introductionPath(_id) : null;
}

function Ways({ way, mentor: { _id, Name } }: { way: Way; mentor: MentorPage }) {
  const booked = useStore(({ userSessions }) =>
    userSessions.find(
      (session) => session.with._id === _id && (session.status === 'booked' || session.status === 'live'),
    ),
  );
  if (way === 'session')
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
      {way === 'introduction' && (
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
      <ButtonLink to="/programs" tone={way === 'introduction' ? 'quiet' : 'primary'}>
        <Trans>See programs and prices</Trans>
      </ButtonLink>
    </div>
  );
}
