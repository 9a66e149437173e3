import { Trans, useLingui } from '@lingui/react/macro';
import { HOUR_MS } from '@preproom/models/contract/http/durations';
import { AVAILABILITY_LIMITS, BUFFERS } from '@preproom/models/contract/sessions/availability';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { useClockTexts } from './clockTexts.ts';
import type { AvailabilityDraft } from './useAvailabilityDraft.ts';

const NOTICE_HOURS = [0, 1, 2, 4, 8, 12, 24, 48, 72, 120, 168] as const;

/** How close to each other, and to now, sessions may be booked. */
export function BookingRules({ draft: { value, change, fields } }: { draft: AvailabilityDraft }) {
  const { t } = useLingui();
  const { durationText, spanText } = useAmountTexts();
  const { startOptions } = useClockTexts();
  const { noticeHours, bufferMinutes, notBefore, maxPerDay } = value;
  const noticeText = (hours: number) => {
    if (hours === 0) return t`None`;
    const days = hours >= 48 ? hours / 24 : 0;
    return spanText({ days, hours: days > 0 ? 0 : hours, minutes: 0, seconds: 0 });
  };
  const notices = [...new Set([...NOTICE_HOURS, noticeHours])].sort((a, b) => a - b);
  const perDay = Array.from({ length: AVAILABILITY_LIMITS.sessionsPerDay }, (_, i) => String(i + 1));
  return (
    <div className="flex flex-col gap-4">
      <Select
        label={t`Minimum notice`}
        help={t`How far ahead learners have to book.`}
        error={fields.noticeHours}
        options={notices.map((hours) => ({ id: String(hours), label: noticeText(hours) }))}
        value={String(noticeHours)}
        onChange={({ target }) => change({ noticeHours: Number(target.value) })}
      />
      <Select
        label={t`Break after each session`}
        error={fields.bufferMinutes}
        options={BUFFERS.map((minutes) => ({
          id: String(minutes),
          label: minutes === 0 ? t`None` : durationText((minutes / 60) * HOUR_MS),
        }))}
        value={String(bufferMinutes)}
        onChange={({ target }) =>
          change({
            bufferMinutes: BUFFERS.find((minutes) => String(minutes) === target.value) ?? bufferMinutes,
          })
        }
      />
      <Select
        label={t`No sessions before`}
        help={t`In your time zone. Applies to all the hours you offer.`}
        error={fields.notBefore}
        options={[{ id: '', label: t`Not set` }, ...startOptions.slice(1)]}
        value={notBefore ?? ''}
        onChange={({ target }) => change({ notBefore: target.value === '' ? null : target.value })}
      />
      <Select
        label={t`Sessions a day`}
        error={fields.maxPerDay}
        options={[
          { id: '', label: t`No limit` },
          ...perDay.map((count) => ({ id: count, label: t`Up to ${count}` })),
        ]}
        value={String(maxPerDay ?? '')}
        onChange={({ target }) => change({ maxPerDay: target.value === '' ? null : Number(target.value) })}
      />
      <IntroductionField isOffered={value.offersIntroduction} change={change} />
    </div>
  );
}

export interface IntroductionFieldProps {
  isOffered: boolean;
  change: (part: { offersIntroduction: boolean }) => void;
}

export function IntroductionField({ isOffered, change }: IntroductionFieldProps) {
  return (
    <Checkbox checked={isOffered} onChange={({ target }) => change({ offersIntroduction: target.checked })}>
      <span className="font-medium">
        <Trans>Offer free introductions (15 min)</Trans>
      </span>
      <span className="block text-14 text-muted">
        <Trans>One per learner: a short call to meet before they book.</Trans>
      </span>
    </Checkbox>
  );
}
