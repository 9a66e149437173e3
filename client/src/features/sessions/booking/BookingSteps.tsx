import { Trans } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import { daysAfter, startOfIndianDay } from '@preproom/models/contract/http/indianDays';
import { FREE_MOVES } from '@preproom/models/contract/sessions/bookings';
import type { Meeting } from '@preproom/models/contract/sessions/sessions';
import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useOptimistic, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { cx } from '../../../lib/cx.ts';
import { serverNow } from '../../../lib/serverTime.ts';
import { useStore } from '../../../lib/store.ts';
import { Card } from '../../../ui/Card.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { freeTimesQuery, type MentorWithTimes } from './api.ts';
import type { Purchase } from './bookable.ts';
import { ANY, bookingPath } from './bookingPath.ts';
import { SummaryCard } from './confirm/SummaryCard.tsx';
import { useBookingNote } from './confirm/useBookingNote.ts';
import { useConfirm } from './confirm/useConfirm.ts';
import { ChosenMentor } from './mentors/ChosenMentor.tsx';
import { MentorList } from './mentors/MentorList.tsx';
import { MentorTimes } from './times/MentorTimes.tsx';
import { timeFault } from './times/timeFault.ts';

/** The chosen time in the address, which a log-in on the way keeps. */
const TIME = 'time';

export interface BookingStepsProps {
  purchase: Purchase;
  onBooking: (isBooking: boolean) => void;
}

/** The mentor list or the chosen mentor's times, beside the summary. */
export function BookingSteps({ purchase, onBooking }: BookingStepsProps) {
  const { mentorid = ANY } = useParams();
  const [search, setSearch] = useSearchParams();
  const hasMentor = mentorid.toLowerCase() !== ANY;
  const query = useQuery({
    ...freeTimesQuery({ mentorId: mentorid, isIntroduction: purchase.isIntroduction }),
    enabled: hasMentor,
  });
  const mentor = (hasMentor && query.data?.mentor) || null;
  // Shown at once, although the router changes the address in a transition.
  const [time, showTime] = useOptimistic(hasMentor ? timeOf(search) : null);
  const choose = (chosen: string) =>
    startTransition(() => {
      showTime(chosen);
      setSearch(withTime(search, chosen), { replace: true });
    });
  const endsAtMs = purchase.pack ? endOf(purchase.pack) : Infinity;
  const free = query.data?.times.filter((one) => Date.parse(one) < endsAtMs);
  // Times that were loaded earlier may lack one that has become free.
  const fault = free && !query.isFetching ? timeFault(time, free, serverNow()) : null;
  const back = bookingPath(purchase.type, ANY, withTime(search, null));
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-8">
      {hasMentor ? (
        <Card className="flex min-w-0 flex-col gap-6">
          {mentor && <ChosenMentor mentor={mentor} back={back} />}
          <MentorTimes
            query={query}
            endsAtMs={endsAtMs}
            chosen={time ? [time] : []}
            onChoose={choose}
            others={
              <ButtonLink tone="quiet" to={back}>
                <Trans>Other mentors</Trans>
              </ButtonLink>
            }
          />
        </Card>
      ) : (
        <MentorList type={purchase.type} />
      )}
      <Summary
        purchase={purchase}
        onBooking={onBooking}
        mentor={mentor}
        time={time}
        fault={fault}
        onChoose={choose}
      />
    </div>
  );
}

interface SummaryProps extends BookingStepsProps {
  mentor: MentorWithTimes['mentor'] | null;
  time: string | null;
  /** Why the time cannot be booked. */
  fault: AppError | null;
  onChoose: (time: string) => void;
}

function Summary({ purchase, onBooking, mentor, time, fault, onChoose }: SummaryProps) {
  const meetings = useStore((state) => state.userSessions);
  const note = useBookingNote(purchase.type);
  const { confirm, ...confirming } = useConfirm({
    ...{ purchase, mentorId: mentor?._id ?? '', startsAt: time, note, onBooking },
  });
  const card = useRef<HTMLDivElement>(null);
  const shown = useRef(time);
  // On a phone the summary is below the times.
  useEffect(() => {
    if (time && time !== shown.current) card.current?.scrollIntoView({ block: 'nearest' });
    shown.current = time;
  }, [time]);
  return (
    <div ref={card} className={cx('scroll-mb-24 lg:h-full', !mentor && 'max-lg:hidden')}>
      <SummaryCard
        purchase={purchase}
        mentor={mentor}
        time={time}
        movesLeft={movesLeftOf(purchase, meetings)}
        note={note}
        {...confirming}
        fault={confirming.isBusy ? null : fault}
        onChoose={onChoose}
        onConfirm={confirm}
      />
    </div>
  );
}

/** The time chosen in the address, or null. */
function timeOf(search: URLSearchParams): string | null {
  const at = Date.parse(search.get(TIME) ?? '');
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

function withTime(search: URLSearchParams, time: string | null): URLSearchParams {
  const after = new URLSearchParams(search);
  if (time) after.set(TIME, time);
  else after.delete(TIME);
  return after;
}

/** The first millisecond after the pack. */
function endOf({ lastDay }: { lastDay: string }): number {
  return startOfIndianDay(daysAfter(lastDay, 1)).getTime();
}

/** How often the learner may move the session to be booked. Moves of the same round in the same pack count on when it is booked again. */
function movesLeftOf({ pack, round, isIntroduction }: Purchase, meetings: readonly Meeting[]): number {
  const isSame = (meeting: Meeting) =>
    meeting.isFree === isIntroduction &&
    meeting.round === round &&
    (!pack || Date.parse(meeting.startsAt) >= startOfIndianDay(pack.startDay).getTime());
  return Math.min(FREE_MOVES, ...meetings.filter(isSame).map(({ movesLeft }) => movesLeft));
}
