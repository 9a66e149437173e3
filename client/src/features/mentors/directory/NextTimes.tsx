import { Trans } from '@lingui/react/macro';
import type { MentorPage } from '@preproom/models/contract/mentors/directory';
import { useWhen } from '../../../lib/texts/when.ts';
import { Link } from '../../../ui/Link.tsx';
import { When } from '../../../ui/When.tsx';

export interface NextTimesProps {
  mentor: Pick<MentorPage, 'nextTimes'>;
  /** Where a time is booked; without it they are only read. */
  bookAt?: string | null;
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
              <span className="font-medium">{name}</span>
              <ul className="flex flex-wrap gap-x-4 gap-y-1 tabular-nums">
                {times.map((time) => (
                  <li key={time} className="min-w-28">
                    {bookAt ? (
                      <Link to={`${bookAt}?time=${time}`} className="inline-block py-1.5">
                        <When instant={time} show="time" />
                      </Link>
                    ) : (
                      <When instant={time} show="time" />
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
