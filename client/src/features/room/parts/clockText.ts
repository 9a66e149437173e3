import type { TimeParts } from '@preproom/models/contract/room/meetingTime';

/** "05:12", "1:05:12"; for spans within a call. */
export function clockText({ hours, minutes, seconds }: TimeParts): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const minutesAndSeconds = `${two(minutes)}:${two(seconds)}`;
  return hours > 0 ? `${hours}:${minutesAndSeconds}` : minutesAndSeconds;
}
