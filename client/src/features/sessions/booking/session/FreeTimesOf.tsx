import { daysAfter, startOfIndianDay } from '@preproom/models/contract/http/indianDays';
import { useQuery } from '@tanstack/react-query';
import { useStore } from '../../../../lib/store.ts';
import type { TimePickerProps } from '../../../../shared/sessions/times/TimePicker.tsx';
import { freeTimesQuery } from '../api.ts';
import { MentorTimes } from '../times/MentorTimes.tsx';
import type { ShownSession } from './useOwnSession.ts';

export type FreeTimesOfProps = Omit<TimePickerProps, 'times' | 'near' | 'isNarrow'> & {
  session: ShownSession;
};

/** The other free times of a session's mentor, within the session's pack, in a dialog. */
export function FreeTimesOf({ session, ...picker }: FreeTimesOfProps) {
  const { roomid, isFree, startsAt } = session;
  const query = useQuery({
    ...freeTimesQuery({ mentorId: session.with._id, isIntroduction: isFree, moving: roomid }),
    select: (data) => ({ ...data, times: data.times.filter((time) => time !== startsAt) }),
  });
  const endsAtMs = usePackEnd(session);
  return <MentorTimes query={query} endsAtMs={endsAtMs} others={null} near={startsAt} {...picker} isNarrow />;
}

/** The first millisecond after the session's pack; Infinity for a session of none, or of an earlier one. */
function usePackEnd({ roomid }: ShownSession): number {
  const pack = useStore((state) => state.ActivePack);
  const isOfPack = pack?.rounds.some((round) => round.roomid === roomid);
  return pack && isOfPack ? startOfIndianDay(daysAfter(pack.lastDay, 1)).getTime() : Infinity;
}
