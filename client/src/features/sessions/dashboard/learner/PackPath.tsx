import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ActivePack } from '@preproom/models/contract/payments/packs';
import { nextRound } from '@preproom/models/contract/reports/nextBooking';
import { CalendarDays, Check } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { bookPath, reportPath, sessionPath } from '../../../../lib/sessionPaths.ts';
import { useStore } from '../../../../lib/store.ts';
import { useRoundText } from '../../../../lib/texts/roundText.ts';
import { useWhen } from '../../../../lib/texts/when.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { Progress } from '../../../../ui/Progress.tsx';
import type { ShownMeeting } from '../sessions/useSessions.ts';

type PackRound = ActivePack['rounds'][number];

/** The learner's active pack as a path of rounds, and how many packs wait behind it. Nothing without a pack or a payment. */
export function PackPath({ meetings }: { meetings: readonly ShownMeeting[] }) {
  const pack = useStore((state) => state.ActivePack);
  const queued = useStore((state) => state.enrolments).filter(({ state }) => state === 'queued').length;
  const hasPayments = useStore((state) => state.UserTranscation.length > 0);
  const { packDay } = useWhen();
  const heading = useId();
  if (!pack && !hasPayments) return null;
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4">
      <div>
        <h2 id={heading} className="text-18">
          {pack ? <Trans>Your pack: {pack.course}</Trans> : <Trans>No active pack</Trans>}
        </h2>
        {pack && (
          <p className="text-14 text-muted">
            <Trans>Valid until {packDay(pack.lastDay)}</Trans>
          </p>
        )}
      </div>
      {pack && <Rounds rounds={pack.rounds} meetings={meetings} />}
      {queued > 0 && (
        <p className="text-14 text-muted">
          <Plural
            value={queued}
            one="# more pack starts after this one."
            other="# more packs start after this one."
          />
        </p>
      )}
      <Link to="/dashboard/user/transcation" className="self-start text-14">
        <Trans>Payments</Trans>
      </Link>
    </Card>
  );
}

function Rounds({ rounds, meetings }: { rounds: PackRound[]; meetings: readonly ShownMeeting[] }) {
  const { t } = useLingui();
  const used = rounds.filter(({ state }) => state === 'used').length;
  const all = rounds.length;
  const feedback = useStore((state) => state.userFeedback);
  const next = nextRound(rounds, feedback)?.round;
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <Progress label={t`Rounds completed`} share={used / Math.max(1, all)} />
        <p className="text-14 text-muted tabular-nums">
          <Trans>
            {used} of {all} done
          </Trans>
        </p>
      </div>
      <ol className="flex flex-col">
        {rounds.map((round) => (
          <RoundStep
            key={round.name}
            round={round}
            isNext={round.name === next}
            meeting={meetings.find(({ roomid }) => roomid === round.roomid)}
          />
        ))}
      </ol>
    </>
  );
}

interface RoundStepProps {
  round: PackRound;
  /** The round that is suggested next. */
  isNext: boolean;
  meeting: ShownMeeting | undefined;
}

function RoundStep({ round, isNext, meeting }: RoundStepProps) {
  const roundText = useRoundText();
  return (
    <li className="group relative flex items-center gap-3 py-2">
      {/* Joins the marks of two rounds. */}
      <span
        aria-hidden
        className="absolute top-1/2 left-3.5 h-full w-px -translate-x-1/2 bg-line group-last:hidden"
      />
      <Mark state={round.state} isNext={isNext} />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
        <span className={cx('wrap-anywhere', round.state === 'free' && !isNext && 'text-muted')}>
          {roundText(round.name)}
        </span>
        <span className="text-14">
          <RoundLink round={round} meeting={meeting} />
        </span>
      </div>
    </li>
  );
}

function Mark({ state, isNext }: { state: PackRound['state']; isNext: boolean }) {
  return (
    <span
      aria-hidden
      className={cx(
        'relative grid size-7 shrink-0 place-items-center rounded-full border',
        state === 'used' && 'border-leaf bg-leaf text-paper',
        state === 'booked' && 'border-peacock bg-raised text-peacock',
        state === 'free' && (isNext ? 'border-peacock bg-raised' : 'border-line-strong bg-raised'),
      )}
    >
      {state === 'used' && <Check className="size-4" />}
      {state === 'booked' && <CalendarDays className="size-4" />}
    </span>
  );
}

/** Free: book it. Booked: when. Used: its report, or its session if nobody came. */
function RoundLink({ round: { name, state, roomid }, meeting }: Omit<RoundStepProps, 'isNext'>) {
  const { t } = useLingui();
  const roundText = useRoundText();
  const when = useWhen();
  const round = roundText(name);
  if (state === 'free' || !roomid)
    return (
      <Link to={bookPath(name)} aria-label={t`Book ${round}`}>
        <Trans>Book</Trans>
      </Link>
    );
  if (state === 'booked')
    return (
      <Link to={sessionPath(roomid)}>
        {meeting ? `${when.day(meeting.startsAt)}, ${when.time(meeting.startsAt)}` : <Trans>Booked</Trans>}
      </Link>
    );
  return meeting?.status === 'done' ? (
    <Link to={reportPath(meeting)} aria-label={t`${round} report`}>
      <Trans>Report</Trans>
    </Link>
  ) : (
    <Link to={sessionPath(roomid)}>
      <Trans>Used</Trans>
    </Link>
  );
}
