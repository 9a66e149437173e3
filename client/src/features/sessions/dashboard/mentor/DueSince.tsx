import { Plural, Trans } from '@lingui/react/macro';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import type { Meeting } from '@preproom/models/contract/sessions/sessions';
import { useNow } from '../../../../lib/useNow.ts';
import { Badge } from '../../../../ui/Badge.tsx';

/** From then on the learner has waited long. */
const LONG_DAYS = 2;

/** How long feedback has been due, counted from the session's planned end: "2 days overdue". */
export function DueSince({ startsAt, minutes }: Pick<Meeting, 'startsAt' | 'minutes'>) {
  const ageMs = useNow('minute') - Date.parse(startsAt) - minutes * MINUTE_MS;
  const [days, hours] = [Math.floor(ageMs / DAY_MS), Math.floor(ageMs / HOUR_MS)];
  return (
    <Badge tone={days >= LONG_DAYS ? 'warning' : 'plain'}>
      {days >= 1 && <Plural value={days} one="# day overdue" other="# days overdue" />}
      {days < 1 && hours >= 1 && <Plural value={hours} one="# hour overdue" other="# hours overdue" />}
      {hours < 1 && <Trans>Due now</Trans>}
    </Badge>
  );
}
