import type { TimeParts } from '@preproom/models/contract/sessions/meetingTime';

/** Formats a duration within a call as "05:12" or "1:05:12". */
export function clockText({ hours, minutes, seconds }: TimeParts): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const minutesAndSeconds = `${two(minutes)}:${two(seconds)}`;
  return hours > 0 ? `${hours}:${minutesAndSeconds}` : minutesAndSeconds;
}
