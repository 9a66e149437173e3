import { Trans } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { useWhen } from '../../../../lib/texts/when.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { buttonStyle } from '../../../../ui/buttonStyle.ts';

export interface RefusalProps {
  error: AppError;
  /** Takes one of the nearest free times instead. */
  onChoose: (time: string) => void;
}

/** Why a time was refused, and the nearest free ones to choose with one click. */
export function Refusal({ error, onChoose }: RefusalProps) {
  const errorText = useErrorText();
  const when = useWhen();
  const nearest = nearestTimes(error);
  return (
    <Banner tone="error">
      <p>{errorText(error)}</p>
      {nearest.length > 0 && (
        <>
          <p className="mt-2 text-14">
            <Trans>Nearest free times:</Trans>
          </p>
          <ul className="mt-1.5 flex flex-wrap gap-2">
            {nearest.map((time) => (
              <li key={time}>
                <button
                  type="button"
                  onClick={() => onChoose(time)}
                  className={buttonStyle('quiet', 'small')}
                >
                  <time dateTime={time}>
                    {when.day(time)}, {when.time(time)}
                  </time>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}

/** The free times that a refusal names, the nearest first. */
function nearestTimes({ fields = {} }: Pick<AppError, 'fields'>): string[] {
  return [0, 1, 2].flatMap((i) => fields[`nearest.${i}`] ?? []);
}
