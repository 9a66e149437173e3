import { Trans, useLingui } from '@lingui/react/macro';
import { AVAILABILITY_LIMITS } from '@preproom/models/contract/sessions/availability';
import { mentorDay } from '@preproom/models/contract/sessions/offeredHours';
import { instantAt } from '@preproom/models/contract/sessions/wallTime';
import { useLocale } from '../../../../lib/i18n.ts';
import { useClockTexts, zonedText } from '../clockTexts.ts';
import type { AvailabilityDraft } from '../useAvailabilityDraft.ts';
import { AddDate } from './AddDate.tsx';
import { DateList } from './DateList.tsx';

/** Single starts, entered in the mentor's time zone and stored as instants. */
export function ExtraTimes({ draft: { value, change } }: { draft: AvailabilityDraft }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { startOptions } = useClockTexts();
  const nowMs = Date.now();
  const { slots, timeZone } = value;
  const slotOf = ([day = '', time = '']: readonly string[]) =>
    new Date(instantAt(day, time, timeZone)).toISOString();
  return (
    <>
      <DateList
        items={slots
          .filter((slot) => Date.parse(slot) > nowMs)
          .map((slot) => ({ id: slot, text: zonedText(locale, slot, timeZone) }))}
        onRemove={(gone) => change({ slots: slots.filter((slot) => slot !== gone) })}
      />
      <AddDate
        fields={[{ label: t`Date` }, { label: t`Start time`, options: startOptions, initial: '18:00' }]}
        min={mentorDay(nowMs, timeZone)}
        isFull={slots.length >= AVAILABILITY_LIMITS.slots}
        fault={(values) => {
          const slot = slotOf(values);
          if (Date.parse(slot) <= nowMs) return t`Choose a time in the future.`;
          return slots.includes(slot) ? t`This time is already listed.` : null;
        }}
        onAdd={(values) => change({ slots: [...slots, slotOf(values)].sort() })}
      >
        <Trans>Add time</Trans>
      </AddDate>
    </>
  );
}
