import { Trans, useLingui } from '@lingui/react/macro';
import { SESSION_MINUTES } from '@preproom/models/contract/sessions/bookings';
import { CalendarDays, Rows3 } from 'lucide-react';
import { useState } from 'react';
import { useMediaQuery } from '../../../../lib/useMediaQuery.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ToggleButton } from '../../../../ui/forms/ToggleButton.tsx';
import { useClockTexts } from '../clockTexts.ts';
import { TEMPLATES } from '../templates.ts';
import { WeekGrid } from './WeekGrid.tsx';
import { WeekRows } from './WeekRows.tsx';
import { WEEK_DAYS, type Week } from './weekModel.ts';

export interface WeekSectionProps {
  week: Week;
  onChange: (week: Week) => void;
  /** Hours shorter than a session are only good for introductions. */
  offersIntroduction: boolean;
}

/** The weekly hours: a calendar from 768 px on, rows below, and rows on wide screens for those who choose them. */
export function WeekSection({ week, onChange, offersIntroduction }: WeekSectionProps) {
  const { t } = useLingui();
  const isWide = useMediaQuery('(width >= 48rem)');
  const [isList, setList] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-20">
          <Trans>Weekly hours</Trans>
        </h2>
        {isWide && (
          <fieldset className="flex gap-2">
            <legend className="sr-only">
              <Trans>View</Trans>
            </legend>
            <ToggleButton isSelected={!isList} onChange={() => setList(false)} aria-label={t`Calendar`}>
              <CalendarDays aria-hidden className="size-5" />
            </ToggleButton>
            <ToggleButton isSelected={isList} onChange={() => setList(true)} aria-label={t`List`}>
              <Rows3 aria-hidden className="size-5" />
            </ToggleButton>
          </fieldset>
        )}
      </div>
      {week.length === 0 && <Templates onChoose={onChange} />}
      {isWide && !isList ? (
        <WeekGrid week={week} onChange={onChange} />
      ) : (
        <WeekRows week={week} onChange={onChange} />
      )}
      {!offersIntroduction && <ShortHours week={week} />}
    </div>
  );
}

export function Templates({ onChoose }: { onChoose: (week: Week) => void }) {
  const { hoursText } = useClockTexts();
  const [evening] = TEMPLATES.evenings;
  const [weekend] = TEMPLATES.weekends;
  return (
    <div className="flex flex-col gap-3 rounded-card border border-dashed border-line-strong p-4">
      <p className="font-medium">
        <Trans>Start with a preset, then adjust</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" size="small" onClick={() => onChoose(TEMPLATES.evenings)}>
          <Trans>Weekday evenings</Trans>
          {evening && <span className="text-muted">{hoursText(evening)}</span>}
        </Button>
        <Button tone="quiet" size="small" onClick={() => onChoose(TEMPLATES.weekends)}>
          <Trans>Weekends</Trans>
          {weekend && <span className="text-muted">{hoursText(weekend)}</span>}
        </Button>
      </div>
    </div>
  );
}

function ShortHours({ week }: { week: Week }) {
  const { dayText } = useClockTexts();
  const isShort = (day: number) =>
    week.some((span) => span.day === day && span.to - span.from < SESSION_MINUTES);
  const days = WEEK_DAYS.filter(isShort).map(dayText).join(', ');
  if (!days) return null;
  return (
    <p role="status" className="text-14 text-amber">
      <Trans>
        {days}: some hours are shorter than a session ({SESSION_MINUTES} min) and can’t be booked.
      </Trans>
    </p>
  );
}
