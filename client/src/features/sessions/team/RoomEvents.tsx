import { Trans, useLingui } from '@lingui/react/macro';
import type { HqSessionFile } from '@preproom/models/contract/sessions/team/sessions';
import { useLocale } from '../../../lib/i18n.ts';

type Event = HqSessionFile['events'][number];

/** Who came into the room, left it and ended the call, to the second, in Indian time. */
export function RoomEvents({ session: { events, learner, mentor } }: { session: HqSessionFile }) {
  const { t } = useLingui();
  const locale = useLocale();
  const names = { learner: learner.Name ?? t`Former member`, mentor: mentor.Name ?? t`Former member` };
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone: 'Asia/Kolkata' });
  const textOf = ({ side, kind }: Event) => {
    const name = side ? names[side] : t`The team`;
    if (kind === 'joined') return t`${name} joined`;
    return kind === 'left' ? t`${name} left or lost connection` : t`${name} ended the call`;
  };
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-14 font-medium">
        <Trans>In the room (Indian time)</Trans>
      </h3>
      {events.length === 0 && (
        <p className="text-14 text-muted">
          <Trans>No one has been in the room.</Trans>
        </p>
      )}
      <ol className="flex flex-col gap-1 text-14">
        {events.map((event) => (
          <li key={`${event.at}${event.kind}${event.side}`} className="flex gap-3">
            <time dateTime={event.at} className="shrink-0 text-muted tabular-nums">
              {time.format(new Date(event.at))}
            </time>
            <span className="min-w-0 wrap-anywhere">{textOf(event)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
