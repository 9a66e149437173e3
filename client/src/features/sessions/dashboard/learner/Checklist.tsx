import { Trans } from '@lingui/react/macro';
import { Check, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { cx } from '../../../../lib/cx.ts';
import { onboardingPath } from '../../../../lib/ownHome.ts';
import { usePageSettings } from '../../../../lib/page/pageSettings.ts';
import { introductionPath } from '../../../../lib/sessionPaths.ts';
import { Card } from '../../../../ui/Card.tsx';
import { NEWCOMER_STEPS, type NewcomerStep } from './newcomerSteps.ts';
import { rememberTriedRoom } from './triedRoom.ts';

export interface ChecklistProps {
  steps: Record<NewcomerStep, boolean>;
  /** The room of the next session, if one is booked. */
  roomid: string | null;
}

/** The first steps of a newcomer, with what is done already. */
export function Checklist({ steps, roomid }: ChecklistProps) {
  const heading = useId();
  const { isProduction } = usePageSettings();
  // In production a room can be tried once a session is booked.
  const room = roomid ? `/room/${roomid}` : isProduction ? null : '/demo';
  const items: Record<NewcomerStep, { to: string | null; text: ReactNode; why: ReactNode }> = {
    profile: {
      to: `${onboardingPath('user')}?next=%2Fdashboard`,
      text: <Trans>Complete your profile</Trans>,
      why: <Trans>Helps your mentor prepare</Trans>,
    },
    resume: {
      to: '/account/student/profile',
      text: <Trans>Add your resume</Trans>,
      why: <Trans>Your mentor will ask about it</Trans>,
    },
    introduction: {
      to: introductionPath(),
      text: <Trans>Book your free introduction</Trans>,
      why: <Trans>15 minutes with a mentor, no payment required</Trans>,
    },
    room: {
      to: room,
      text: <Trans>Try the room</Trans>,
      why: room ? (
        <Trans>Check your camera and microphone</Trans>
      ) : (
        <Trans>Opens once you’ve booked a session</Trans>
      ),
    },
  };
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-2">
      <h2 id={heading} className="text-18">
        <Trans>Get started</Trans>
      </h2>
      <ul className="-mx-2 flex flex-col">
        {NEWCOMER_STEPS.map((step) => (
          <li key={step}>
            <Step
              {...items[step]}
              isDone={steps[step]}
              onOpen={step === 'room' ? rememberTriedRoom : undefined}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface StepProps {
  to: string | null;
  text: ReactNode;
  why: ReactNode;
  isDone: boolean;
  onOpen: (() => void) | undefined;
}

function Step({ to, text, why, isDone, onOpen }: StepProps) {
  const look = 'flex min-h-12 items-center gap-3 rounded-control px-2 py-2';
  const content = (
    <>
      <span
        className={cx(
          'grid size-6 shrink-0 place-items-center rounded-full border',
          isDone ? 'border-leaf bg-leaf text-paper' : 'border-line-strong',
        )}
      >
        {isDone && <Check aria-hidden className="size-4" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className={cx('block', isDone ? 'text-muted line-through' : 'font-medium')}>{text}</span>
        {isDone ? (
          <span className="sr-only">
            <Trans>Done</Trans>
          </span>
        ) : (
          <span className="block text-14 text-muted">{why}</span>
        )}
      </span>
    </>
  );
  if (isDone || !to) return <div className={look}>{content}</div>;
  return (
    <RouterLink to={to} {...(onOpen && { onClick: onOpen })} className={cx(look, 'hover:bg-ink/5')}>
      {content}
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </RouterLink>
  );
}
