/** What a calendar's own page is filled with. */
export interface CalendarEntry {
  title: string;
  details: string;
  /** The room's address. */
  location: string;
  startsAt: Date;
  minutes: number;
}

/** Opens Google Calendar with the entry filled in; nothing is stored before the person saves it. */
export function googleCalendarLink(entry: CalendarEntry): string {
  const { title, details, location } = entry;
  const [from, to] = spanOf(entry).map((at) => at.toISOString().replace(/[-:]|\.\d{3}/g, ''));
  const query = { action: 'TEMPLATE', text: title, dates: `${from}/${to}`, details, location };
  return `https://calendar.google.com/calendar/render?${queryOf(query)}`;
}

/** Opens Outlook on the web in the same way. */
export function outlookCalendarLink(entry: CalendarEntry): string {
  const { title, details, location } = entry;
  const [startdt = '', enddt = ''] = spanOf(entry).map((at) => at.toISOString());
  const query = { rru: 'addevent', subject: title, startdt, enddt, body: details, location };
  return `https://outlook.live.com/calendar/0/action/compose?${queryOf(query)}`;
}

function spanOf({ startsAt, minutes }: CalendarEntry): Date[] {
  return [startsAt, new Date(startsAt.getTime() + minutes * 60_000)];
}

/** Spaces as %20: Outlook shows a plus sign as it is. */
function queryOf(values: Record<string, string>): string {
  return new URLSearchParams(values).toString().replaceAll('+', '%20');
}
