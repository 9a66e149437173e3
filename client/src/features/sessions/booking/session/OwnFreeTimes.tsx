import { MAX_PROPOSED_TIMES } from '@preproom/models/contract/sessions/bookings';
import { useQuery } from '@tanstack/react-query';
import { useStore } from '../../../../lib/store.ts';
import { TimePicker } from '../../../../shared/sessions/times/TimePicker.tsx';
import { freeTimesQuery } from '../api.ts';
import { AnyTime } from './AnyTime.tsx';
import type { ShownSession } from './useOwnSession.ts';

export interface OwnFreeTimesProps {
  session: ShownSession;
  chosen: readonly string[];
  onChoose: (time: string) => void;
}

/** The mentor's own free times, if they offer any, and a field for any other time. */
export function OwnFreeTimes({ session, chosen, onChoose }: OwnFreeTimesProps) {
  const { roomid, isFree, startsAt } = session;
  const mentorId = useStore((state) => state.user?._id ?? '');
  // Without them, the field is enough.
  const { data } = useQuery(freeTimesQuery({ mentorId, isIntroduction: isFree, moving: roomid }));
  const times = data?.times.filter((time) => time !== startsAt) ?? [];
  return (
    <div className="flex flex-col gap-5">
      {times.length > 0 && (
        <TimePicker
          times={times}
          chosen={chosen}
          onChoose={onChoose}
          max={MAX_PROPOSED_TIMES}
          near={startsAt}
          isNarrow
        />
      )}
      <AnyTime isDisabled={chosen.length >= MAX_PROPOSED_TIMES} onAdd={onChoose} />
    </div>
  );
}
