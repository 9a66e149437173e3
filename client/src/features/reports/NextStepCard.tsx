import { Trans } from '@lingui/react/macro';
import { type NextBooking, nextBooking } from '@preproom/models/contract/reports/nextBooking';
import { isRunning } from '@preproom/models/contract/sessions/sessionLife';
import { Lightbulb } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { bookPath, introductionPath, sessionPath } from '../../lib/sessionPaths.ts';
import { useStore } from '../../lib/store.ts';
import { useGroupText } from '../../lib/texts/criteria.ts';
import { useRoundText, useSessionName } from '../../lib/texts/roundText.ts';
import { useWhen } from '../../lib/texts/when.ts';
import { Card } from '../../ui/Card.tsx';
import { ButtonLink } from '../../ui/Link.tsx';

/** What to do next, on every page that says so, with the same reason: the booked session, or what to book. */
export function NextStepCard() {
  const pack = useStore((state) => state.ActivePack);
  const introduction = useStore((state) => state.introduction);
  const feedback = useStore((state) => state.userFeedback);
  const booked = useStore((state) => state.userSessions)
    .filter(({ status }) => isRunning(status))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))[0];
  const sessionName = useSessionName();
  const { date } = useWhen();
  if (booked) {
    const [name, day] = [sessionName(booked), date(booked.startsAt)];
    return (
      <StepCard
        title={<Trans>Next: {name}</Trans>}
        text={<Trans>Your session is on {day}.</Trans>}
        to={sessionPath(booked.roomid)}
        action={<Trans>View session</Trans>}
      />
    );
  }
  const step = nextBooking({ pack, introduction, feedback });
  return step && <Suggested step={step} />;
}

function Suggested({ step }: { step: NextBooking }) {
  const roundText = useRoundText();
  const groupText = useGroupText();
  const { packDay } = useWhen();
  if (step.kind === 'book_introduction')
    return (
      <StepCard
        title={<Trans>Meet a mentor for free</Trans>}
        text={<Trans>15 minutes to talk about your goals. No payment required.</Trans>}
        to={introductionPath()}
        action={<Trans>Find a mentor</Trans>}
      />
    );
  if (step.kind === 'see_programs')
    return (
      <StepCard
        title={<Trans>Ready for the next round?</Trans>}
        text={<Trans>A program gives you a set of mock interviews with written feedback.</Trans>}
        to="/programs"
        action={<Trans>See programs</Trans>}
      />
    );
  const [round, lastDay] = [roundText(step.round), packDay(step.lastDay)];
  const group = step.focus && groupText(step.focus);
  return (
    <StepCard
      title={<Trans>Suggested next round: {round}</Trans>}
      text={
        group ? (
          <Trans>
            Focuses on {group}, your lowest-rated area recently. Your pack ends on {lastDay}.
          </Trans>
        ) : (
          <Trans>This is the next round in your pack, which ends on {lastDay}.</Trans>
        )
      }
      to={bookPath(step.round)}
      action={<Trans>Find a time</Trans>}
    />
  );
}

function StepCard(props: { title: ReactNode; text: ReactNode; to: string; action: ReactNode }) {
  const heading = useId();
  return (
    <Card
      as="section"
      labelledBy={heading}
      className="no-print flex flex-col gap-4 sm:flex-row sm:items-center"
    >
      <div className="flex min-w-0 flex-1 gap-3">
        <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0 text-peacock" />
        <div className="min-w-0">
          <h2 id={heading} className="text-18">
            {props.title}
          </h2>
          <p className="text-muted">{props.text}</p>
        </div>
      </div>
      <ButtonLink to={props.to} className="self-start sm:self-center">
        {props.action}
      </ButtonLink>
    </Card>
  );
}
