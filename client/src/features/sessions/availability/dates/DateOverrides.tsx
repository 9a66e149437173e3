import { Trans, useLingui } from '@lingui/react/macro';
import { AVAILABILITY_LIMITS, type Availability } from '@preproom/models/contract/sessions/availability';
import { mentorDay } from '@preproom/models/contract/sessions/offeredHours';
import { Trash2 } from 'lucide-react';
import { useClockTexts } from '../clockTexts.ts';
import { IconButton } from '../IconButton.tsx';
import type { AvailabilityDraft } from '../useAvailabilityDraft.ts';
import { DayRows } from '../week/DayRows.tsx';
import { storedHours, weekOf } from '../week/weekModel.ts';
import { AddDate } from './AddDate.tsx';

type Override = Availability['exceptions'][number];

/** Days with their own hours. A new one begins as unavailable. */
export function DateOverrides({ draft: { value, change } }: { draft: AvailabilityDraft }) {
  const { t } = useLingui();
  const today = mentorDay(Date.now(), value.timeZone);
  const days = value.exceptions.filter(({ date }) => date >= today);
  const put = (exceptions: Override[]) =>
    change({ exceptions: exceptions.toSorted((a, b) => a.date.localeCompare(b.date)) });
  const without = (date: string) => value.exceptions.filter((day) => day.date !== date);
  return (
    <>
      {days.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {days.map((day) => (
            <OverrideRow
              key={day.date}
              day={day}
              onChange={(changed) => put([...without(day.date), changed])}
              onRemove={() => put(without(day.date))}
            />
          ))}
        </ul>
      )}
      <AddDate
        fields={[{ label: t`Date` }]}
        min={today}
        isFull={value.exceptions.length >= AVAILABILITY_LIMITS.exceptions}
        fault={([date = '']) =>
          days.some((day) => day.date === date) ? t`This date is already listed.` : null
        }
        onAdd={([date = '']) => put([...value.exceptions, { date, hours: [] }])}
      >
        <Trans>Add date</Trans>
      </AddDate>
    </>
  );
}

interface OverrideRowProps {
  day: Override;
  onChange: (day: Override) => void;
  onRemove: () => void;
}

/** The hours of one date are edited as those of a weekday are. */
const DAY = 1;

function OverrideRow({ day: { date, hours }, onChange, onRemove }: OverrideRowProps) {
  const { t } = useLingui();
  const { dateText } = useClockTexts();
  const name = dateText(date);
  return (
    <li className="py-3">
      <DayRows
        week={weekOf(hours.map((span) => ({ day: DAY, ...span })))}
        day={DAY}
        name={name}
        heading={name}
        onChange={(week) => onChange({ date, hours: week.map(storedHours) })}
      >
        <IconButton aria-label={t`Remove override for ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </DayRows>
    </li>
  );
}
