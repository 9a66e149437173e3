import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useWhen } from '../../../../lib/texts/when.ts';

export interface ChosenTimesProps {
  times: readonly string[];
  onRemove: (time: string) => void;
}

/** The times chosen so far, from any day, each with a button that removes it. */
export function ChosenTimes({ times, onRemove }: ChosenTimesProps) {
  const { t } = useLingui();
  const when = useWhen();
  if (times.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-14 font-medium">
        <Trans>Chosen</Trans>
      </h3>
      <ul className="flex flex-wrap gap-2">
        {times.toSorted().map((time) => {
          const words = `${when.day(time)}, ${when.time(time)}`;
          return (
            <li key={time}>
              <button
                type="button"
                onClick={() => onRemove(time)}
                aria-label={t`Remove ${words}`}
                className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full border border-peacock bg-peacock/10 px-3 text-14 font-medium text-peacock"
              >
                {words}
                <X aria-hidden className="size-4" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
