import { Trans, useLingui } from '@lingui/react/macro';
import { AVAILABILITY_LIMITS } from '@preproom/models/contract/sessions/availability';
import { mentorDay } from '@preproom/models/contract/sessions/offeredHours';
import { useStore } from '../../../../lib/store.ts';
import { useNamed } from '../../../../lib/texts/formerMember.ts';
import { useNow } from '../../../../lib/useNow.ts';
import { useClockTexts } from '../clockTexts.ts';
import type { AvailabilityDraft } from '../useAvailabilityDraft.ts';
import { AddDate } from './AddDate.tsx';
import { BookedInTimeOff } from './BookedInTimeOff.tsx';
import { DateList } from './DateList.tsx';

/** Days off, first and last included. */
export function TimeOff({ draft: { value, change, keep } }: { draft: AvailabilityDraft }) {
  const { t } = useLingui();
  const { dateText } = useClockTexts();
  const named = useNamed();
  const sessions = useStore((state) => state.userSessions);
  const now = useNow('minute');
  const today = mentorDay(now, value.timeZone);
  const items = value.leave
    .filter(({ to }) => to >= today)
    .map(({ from, to }) => ({
      id: `${from} ${to}`,
      text: from === to ? dateText(from) : `${dateText(from)} – ${dateText(to)}`,
    }));
  const booked = sessions
    .filter(({ status, startsAt }) => {
      const day = mentorDay(Date.parse(startsAt), value.timeZone);
      const isToCome = status === 'booked' && Date.parse(startsAt) > now;
      return isToCome && value.leave.some(({ from, to }) => from <= day && day <= to);
    })
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
    .map((session) => ({ ...session, with: named(session.with) }));
  return (
    <>
      <DateList
        items={items}
        onRemove={(id) => change({ leave: value.leave.filter(({ from, to }) => `${from} ${to}` !== id) })}
      />
      <BookedInTimeOff sessions={booked} kept={value.kept} onKeep={keep} />
      <AddDate
        fields={[{ label: t`First day` }, { label: t`Last day` }]}
        min={today}
        isFull={value.leave.length >= AVAILABILITY_LIMITS.leave}
        fault={([from = '', to = '']) => {
          if (to < from) return t`The last day can’t be before the first day.`;
          return items.some(({ id }) => id === `${from} ${to}`) ? t`These days are already listed.` : null;
        }}
        onAdd={([from = '', to = '']) =>
          change({ leave: [...value.leave, { from, to }].toSorted((a, b) => a.from.localeCompare(b.from)) })
        }
      >
        <Trans>Add time off</Trans>
      </AddDate>
    </>
  );
}
