import { Trans } from '@lingui/react/macro';
import type { MentorPage } from '@preproom/models/contract/mentors/directory';
import { Link } from 'react-router-dom';
import { useWhen } from '../../../lib/texts/when.ts';
import { When } from '../../../ui/When.tsx';

export interface NextTimesProps {
  mentor: Pick<MentorPage, 'nextTimes'>;
  /** Where this reader books one of them; null: nowhere. */
  bookAt: string | null;
}

/** When the mentor can be booked next, as for everyone. */
export function NextTimes({ mentor: { nextTimes }, bookAt }: NextTimesProps) {
  const { day } = useWhen();
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-18">
        <Trans>Next free times</Trans>
      </h2>
      {nextTimes.length === 0 ? (
        <p className="text-muted">
          <Trans>No free times in the next 4 weeks</Trans>
        </p>
      ) : (
        <ul className="flex flex-col gap-3">
          {[...Map.groupBy(nextTimes, day)].map(([name, times]) => (
            <li key={name} className="flex flex-col gap-1">
              <span className="mb-1 font-medium">{name}</span>
              <ul className="grid grid-cols-2 gap-2 tabular-nums">
                {times.map((time) => (
                  <li key={time} className="flex">
                    {bookAt === null ? (
                      <When instant={time} show="time" />
                    ) : (
                      <TimeLink to={`${bookAt}?time=${time}`} day={name} time={time} />
                    )}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Leads to the booking with this time chosen. */
function TimeLink({ to, day, time }: { to: string; day: string; time: string }) {
  return (
    <Link
      to={to}
      className="flex min-h-11 w-full items-center justify-center rounded-control border border-line-strong px-2 py-1 text-center hover:border-ink"
    >
      <span>
        <span className="sr-only">{day}, </span>
        <When instant={time} show="time" />
      </span>
    </Link>
  );
}
