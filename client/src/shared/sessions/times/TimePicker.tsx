import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../../../lib/serverTime.ts';
import { INDIA } from '../../../lib/texts/when.ts';
import { DayGrid } from './DayGrid.tsx';
import { dayIn, freeDays } from './freeDays.ts';
import { TimeGroups } from './TimeGroups.tsx';
import { ZoneChoice } from './ZoneChoice.tsx';

export interface TimePickerProps {
  /** The free times as ISO instants; at least one. */
  times: readonly string[];
  chosen: readonly string[];
  /** Called with the pressed time; with more than one allowed, the caller adds or removes it. */
  onChoose: (time: string) => void;
  /** How many times may be chosen at once. */
  max?: number;
  /** An instant: its day is shown first if it has free times. */
  near?: string;
  /** Day above times, as in a dialog; otherwise side by side where there is room. */
  isNarrow?: boolean;
}

/** Day, then time, in India's zone or the device's. The first free day is preselected, unless one is near. */
export function TimePicker({ times, chosen, onChoose, max = 1, near, isNarrow = false }: TimePickerProps) {
  const [timeZone, setTimeZone] = useState(INDIA);
  const [picked, setPicked] = useState<string | null>(null);
  const groups = useRef<HTMLDivElement>(null);
  // On a phone and in a dialog the times are below the days.
  useEffect(() => {
    if (picked) groups.current?.scrollIntoView({ block: 'nearest' });
  }, [picked]);
  const days = freeDays(times, timeZone, serverNow());
  const isFree = (day: string | null) => days.some((one) => one.day === day && one.times.length > 0);
  const dayOf = (time: string | undefined) => (time ? dayIn(timeZone, time) : null);
  const shown =
    [picked, dayOf(chosen[0]), dayOf(near)].find(isFree) ?? days.find((day) => day.times.length > 0)?.day;
  const day = days.find((one) => one.day === shown);
  return (
    <div className="flex flex-col gap-5">
      <ZoneChoice timeZone={timeZone} onChoose={setTimeZone} at={times[0] ?? serverNow()} />
      <div className={isNarrow ? 'flex flex-col gap-6' : 'grid items-start gap-6 md:grid-cols-2 md:gap-8'}>
        <DayGrid days={days} timeZone={timeZone} chosen={shown ?? ''} onChoose={setPicked} />
        {day && (
          <div ref={groups} className="min-w-0 scroll-my-4">
            <TimeGroups day={day} timeZone={timeZone} chosen={chosen} onChoose={onChoose} max={max} />
          </div>
        )}
      </div>
    </div>
  );
}
