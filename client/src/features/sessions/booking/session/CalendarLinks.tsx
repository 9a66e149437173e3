import { Trans, useLingui } from '@lingui/react/macro';
import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { downloadSession } from '@preproom/models/contract/sessions/bookings';
import { googleCalendarLink, outlookCalendarLink } from '@preproom/models/contract/sessions/calendarLinks';
import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { filledPath } from '../../../../lib/api.ts';
import { sessionPath } from '../../../../lib/sessionPaths.ts';
import type { ShownSession } from './useOwnSession.ts';
import { useSessionTitle } from './useSessionTitle.ts';

const LINK = 'inline-flex min-h-9 items-center text-peacock underline underline-offset-4';

/** Adds the session to a calendar on the web or, as a file, on the device; the invite comes by e-mail as well. */
export function CalendarLinks({ session }: { session: ShownSession }) {
  const { t } = useLingui();
  const title = useSessionTitle(session);
  const { origin } = window.location;
  const page = origin + sessionPath(session.roomid);
  const entry = {
    title,
    details: t`Reschedule or cancel: ${page}`,
    location: `${origin}/room/${session.roomid}`,
    startsAt: new Date(session.startsAt),
    minutes: session.minutes,
  };
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-4 text-14">
      <span className="flex items-center gap-1.5 text-muted">
        <CalendarPlus aria-hidden className="size-4" />
        <Trans>Add to calendar:</Trans>
      </span>
      <Away href={googleCalendarLink(entry)}>Google</Away>
      <Away href={outlookCalendarLink(entry)}>Outlook</Away>
      <a
        href={filledPath(endpointPath(downloadSession), { roomid: session.roomid })}
        download
        className={LINK}
      >
        <Trans>Apple or other (.ics)</Trans>
      </a>
    </p>
  );
}

function Away({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={LINK}>
      {children}
    </a>
  );
}
