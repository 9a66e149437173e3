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
  const [beganEmpty] = useState(week.length === 0);
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
      {(beganEmpty || week.length === 0) && <Templates week={week} onChange={onChange} />}
      {isWide && !isList ? (
        <WeekGrid week={week} onChange={onChange} />
      ) : (
        <WeekRows week={week} onChange={onChange} />
      )}
      {!offersIntroduction && <ShortHours week={week} />}
    </div>
  );
}

/** Hours to begin with. Each is added to the others, and offered while none of its days has hours. */
export function Templates({ week, onChange }: Pick<WeekSectionProps, 'week' | 'onChange'>) {
  const left = TEMPLATE_NAMES.filter((name) =>
    TEMPLATES[name].every(({ day }) => week.every((span) => span.day !== day)),
  );
  if (left.length === 0) return null;
  return (
    <div className="flex flex-col gap-3 rounded-card border border-dashed border-line-strong p-4">
      <p className="font-medium">
        <Trans>Start with a preset, then adjust</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        {left.map((name) => (
          <TemplateButton key={name} name={name} onPress={() => onChange([...week, ...TEMPLATES[name]])} />
        ))}
      </div>
    </div>
  );
}

const TEMPLATE_NAMES = ['evenings', 'weekends'] as const;
type TemplateName = (typeof TEMPLATE_NAMES)[number];

function TemplateButton({ name, onPress }: { name: TemplateName; onPress: () => void }) {
  const { hoursText } = useClockTexts();
  const [first] = TEMPLATES[name];
  return (
    <Button tone="quiet" size="small" onClick={onPress}>
      {name === 'evenings' ? <Trans>Weekday evenings</Trans> : <Trans>Weekends</Trans>}
      {first && <span className="text-muted">{hoursText(first)}</span>}
    </Button>
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
