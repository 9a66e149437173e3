import { type TimeParts, timeParts } from '@preproom/models/contract/room/meetingTime';

/** Formats a duration within a call as "05:12" or "1:05:12". */
export function clockText({ hours, minutes, seconds }: TimeParts): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const minutesAndSeconds = `${two(minutes)}:${two(seconds)}`;
  return hours > 0 ? `${hours}:${minutesAndSeconds}` : minutesAndSeconds;
}

/** A moment of a session as the room's clock shows it: "05:12" after the planned start, "-02:10" before it. */
export function callTimeText(at: string, startsAt: string): string {
  const spanMs = Date.parse(at) - Date.parse(startsAt);
  const text = clockText(timeParts(Math.abs(spanMs)));
  return spanMs < 0 ? `−${text}` : text;
}
