import { Trans } from '@lingui/react/macro';
import { FREE_INTRODUCTION } from '@preproom/models/contract/sessions/bookings';
import type { ReactNode } from 'react';
import { sessionPath } from '../../../lib/sessionPaths.ts';
import { useStore } from '../../../lib/store.ts';
import { useWhen } from '../../../lib/texts/when.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { type Bookable, freeTypes } from './bookable.ts';
import { bookingPath, type SessionType } from './bookingPath.ts';
import { useTypeTexts } from './typeTexts.ts';

export interface NotBookableProps {
  type: SessionType;
  why: Exclude<Bookable, { state: 'ready' | 'next' | 'choose' }>;
}

/** Why a session of this type cannot be booked, and what can be done instead. */
export function NotBookable({ type, why }: NotBookableProps) {
  const { typeText } = useTypeTexts();
  const { packDay } = useWhen();
  const queued = useStore((state) => state.enrolments).find(({ state }) => state === 'queued');
  const pack = useStore((state) => state.ActivePack);
  const name = typeText(type);
  switch (why.state) {
    case 'booked':
      return (
        <EmptyState
          title={<Trans>You’ve already booked this: {name}</Trans>}
          action={
            <Actions>
              <ButtonLink to={sessionPath(why.roomid)}>
                <Trans>View session</Trans>
              </ButtonLink>
            </Actions>
          }
        >
          <Trans>Reschedule or cancel on the session page.</Trans>
        </EmptyState>
      );
    case 'used':
      return (
        <EmptyState
          title={
            type === FREE_INTRODUCTION ? (
              <Trans>You’ve used your free introduction</Trans>
            ) : (
              <Trans>You’ve used this: {name}</Trans>
            )
          }
          action={<Actions hasPrograms />}
        >
          <Trans>Book something else, or get another pack.</Trans>
        </EmptyState>
      );
    case 'not_in_pack':
      return (
        <EmptyState title={<Trans>{name} isn’t in your pack</Trans>} action={<Actions hasPrograms />}>
          {pack && <Trans>Your pack, {pack.course}, has other rounds you can book.</Trans>}
        </EmptyState>
      );
    case 'no_pack':
      return (
        <EmptyState title={<Trans>You need a pack to book this</Trans>} action={<Actions hasPrograms />}>
          {queued ? (
            <Trans>Your next pack starts on {packDay(queued.startDay)}. You can book from then on.</Trans>
          ) : (
            <Trans>A pack comes with a program. Each round in it is one session with a mentor.</Trans>
          )}
        </EmptyState>
      );
  }
}

/** What the learner can book instead, then the programs. */
function Actions({ hasPrograms = false, children }: { hasPrograms?: boolean; children?: ReactNode }) {
  const { bookText } = useTypeTexts();
  const ActivePack = useStore((state) => state.ActivePack);
  const introduction = useStore((state) => state.introduction);
  const types = freeTypes({ ActivePack, introduction });
  return (
    <div className="flex flex-wrap gap-3">
      {children}
      {types.map((type, i) => (
        <ButtonLink key={type} to={bookingPath(type)} tone={i === 0 && !children ? 'primary' : 'quiet'}>
          {bookText(type)}
        </ButtonLink>
      ))}
      {hasPrograms && (
        <ButtonLink to="/programs" tone={types.length === 0 ? 'primary' : 'quiet'}>
          <Trans>See programs</Trans>
        </ButtonLink>
      )}
    </div>
  );
}
