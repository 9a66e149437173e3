import type { TimeParts } from '@preproom/models/contract/room/meetingTime';

/** "05:12", "1:05:12", "2 d 01:05:12". */
export function clockText({ days, hours, minutes, seconds }: TimeParts): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const minutesAndSeconds = `${two(minutes)}:${two(seconds)}`;
  if (days > 0) return `${days} d ${two(hours)}:${minutesAndSeconds}`;
  return hours > 0 ? `${hours}:${minutesAndSeconds}` : minutesAndSeconds;
}
