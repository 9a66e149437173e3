import { Plural, Trans } from '@lingui/react/macro';
import { useWhen } from '../../../../lib/texts/when.ts';

export interface BookingRuleProps {
  startsAt: string;
  movesLeft: number;
  isIntroduction: boolean;
}

/** Until when a session can be moved and cancelled, in dates, and what a no-show means. For the learner. */
export function BookingRule({ startsAt, movesLeft, isIntroduction }: BookingRuleProps) {
  const when = useWhen();
  const start = `${when.day(startsAt)}, ${when.time(startsAt)}`;
  return (
    <ul className="flex list-disc flex-col gap-1.5 ps-4 text-14 text-muted">
      <li>
        {movesLeft > 0 ? (
          <Trans>
            You can reschedule up to <Plural value={movesLeft} one="# more time" other="# times" /> until{' '}
            {start}. Further changes need your mentor’s agreement.
          </Trans>
        ) : (
          <Trans>
            You’ve used all your changes. Until {start}, you can ask your mentor for another time.
          </Trans>
        )}
      </li>
      <li>
        <Trans>Cancel free of charge until {start}.</Trans>
      </li>
      <li>
        {isIntroduction ? (
          <Trans>If your mentor doesn’t join, you can book the introduction again.</Trans>
        ) : (
          <Trans>
            If you don’t join, you get the round back once per pack. If your mentor doesn’t join, you always
            get it back.
          </Trans>
        )}
      </li>
    </ul>
  );
}
