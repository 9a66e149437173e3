import { Trans, useLingui } from '@lingui/react/macro';
import { Globe } from 'lucide-react';
import { INDIA, visitorZone } from '../../../lib/texts/when.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { useTimeTexts } from './timeTexts.ts';

export interface ZoneChoiceProps {
  timeZone: string;
  onChoose: (timeZone: string) => void;
  /** An instant that is shown, because offsets change over the year. */
  at: string | number;
}

/** Names the zone of the shown times, and offers the device's if its clock shows another time than India's. */
export function ZoneChoice({ timeZone, onChoose, at }: ZoneChoiceProps) {
  const { t } = useLingui();
  const texts = useTimeTexts(timeZone);
  const deviceZone = visitorZone(at);
  const nameOf = (zone: string) => `${texts.zoneName(zone, at)} (${texts.shortZoneName(zone, at)})`;
  if (deviceZone === INDIA)
    return (
      <p className="flex items-center gap-1.5 text-14 text-muted">
        <Globe aria-hidden className="size-4 shrink-0" />
        <Trans>Times in {nameOf(INDIA)}</Trans>
      </p>
    );
  return (
    <Select
      label={t`Time zone`}
      value={timeZone}
      onChange={({ target }) => onChoose(target.value)}
      options={[INDIA, deviceZone].map((zone) => ({ id: zone, label: nameOf(zone) }))}
      className="max-w-sm"
    />
  );
}
