import type { SelectOption } from '../../../ui/forms/Select.tsx';

const INDIA = 'Asia/Kolkata';
/** Names that browsers still list, by the ones in use. */
const RENAMED: Record<string, string> = {
  'Asia/Calcutta': INDIA,
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** The zone of this device. */
export function deviceZone(): string {
  return currentName(Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** All zones that the browser knows: the device's and India's first, the rest by name. */
export function zoneOptions(chosen: string): SelectOption[] {
  const all = Intl.supportedValuesOf('timeZone').map(currentName).sort();
  const zones = new Set([deviceZone(), INDIA, chosen, ...all]);
  return [...zones].map((zone) => ({ id: zone, label: zone.replaceAll('_', ' ') }));
}

/** "India Standard Time, GMT+5:30". */
export function zoneText(locale: string, timeZone: string, nowMs: number): string {
  return (['long', 'longOffset'] as const)
    .map((timeZoneName) => {
      const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts(nowMs);
      return parts.find(({ type }) => type === 'timeZoneName')?.value;
    })
    .join(', ');
}

function currentName(zone: string): string {
  return RENAMED[zone] ?? zone;
}
