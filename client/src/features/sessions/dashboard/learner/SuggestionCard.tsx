import { Trans } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { onboardingPath } from '../../../../lib/ownHome.ts';
import { afterCallPath, bookAgainPath, bookPath, introductionPath } from '../../../../lib/sessionPaths.ts';
import { useGroupText } from '../../../../lib/texts/criteria.ts';
import { useNamed } from '../../../../lib/texts/formerMember.ts';
import { useRoundText, useSessionName } from '../../../../lib/texts/roundText.ts';
import { useWhen } from '../../../../lib/texts/when.ts';
import { Card } from '../../../../ui/Card.tsx';
import { ButtonLink } from '../../../../ui/Link.tsx';
import type { ShownMeeting } from '../sessions/useSessions.ts';
import type { Suggestion } from './suggest.ts';

/** One suggestion with the way to follow it. */
export function SuggestionCard({ suggestion }: { suggestion: Suggestion<ShownMeeting> }) {
  const heading = useId();
  const { title, text, to, action } = useSuggestionTexts(suggestion);
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4 sm:flex-row sm:items-center">
      <div className="flex min-w-0 flex-1 gap-3">
        <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0 text-peacock" />
        <div className="min-w-0">
          <h2 id={heading} className="text-18">
            {title}
          </h2>
          <p className="text-muted">{text}</p>
        </div>
      </div>
      <ButtonLink to={to} className="self-start sm:self-center">
        {action}
      </ButtonLink>
    </Card>
  );
}

function WhyAgain({ meeting }: { meeting: ShownMeeting }) {
  return (
    <>
      <WhatHappened meeting={meeting} />{' '}
      {meeting.isFree ? (
        <Trans>You can book your free introduction again.</Trans>
      ) : (
        <Trans>The round is back in your pack.</Trans>
      )}
    </>
  );
}

function WhatHappened({ meeting }: { meeting: ShownMeeting }) {
  const { Name } = meeting.with;
  const by = meeting.status === 'cancelled' ? (meeting.cancellation?.by ?? 'team') : null;
  switch (by) {
    case 'learner':
      return <Trans>You cancelled your session with {Name}.</Trans>;
    case 'mentor':
      return <Trans>{Name} cancelled your session.</Trans>;
    case 'team':
      return <Trans>Our team cancelled your session with {Name}.</Trans>;
    case null:
      return <Trans>Your session with {Name} didn’t take place.</Trans>;
  }
}

/** As the page of a report says it (`NextStepCard`), in this page's own catalogue. */
function WhyThisRound({ focus, lastDay: day }: Extract<Suggestion, { kind: 'book_round' }>) {
  const groupText = useGroupText();
  const lastDay = useWhen().packDay(day);
  if (!focus) return <Trans>This is the next round in your pack, which ends on {lastDay}.</Trans>;
  const group = groupText(focus);
  return (
    <Trans>
      Focuses on {group}, your lowest-rated area recently. Your pack ends on {lastDay}.
    </Trans>
  );
}

interface Texts {
  title: ReactNode;
  text: ReactNode;
  to: string;
  action: ReactNode;
}

function useSuggestionTexts(suggestion: Suggestion<ShownMeeting>): Texts {
  const roundText = useRoundText();
  const sessionName = useSessionName();
  const named = useNamed();
  switch (suggestion.kind) {
    case 'finish_profile':
      return {
        title: <Trans>Finish your profile</Trans>,
        text: <Trans>You need it to join a session, and your mentor uses it to prepare.</Trans>,
        to: `${onboardingPath('user')}?next=%2Fdashboard`,
        action: <Trans>Continue</Trans>,
      };
    case 'reschedule': {
      const { meeting } = suggestion;
      return {
        title: <Trans>Pick a new time for {sessionName(meeting)}</Trans>,
        text: <WhyAgain meeting={meeting} />,
        to: bookAgainPath(meeting),
        action: <Trans>See times</Trans>,
      };
    }
    case 'rate_mentor':
      return {
        title: <Trans>How was your session with {suggestion.meeting.with.Name}?</Trans>,
        text: <Trans>Your rating helps other learners choose.</Trans>,
        to: afterCallPath(suggestion.meeting.roomid),
        action: <Trans>Rate your mentor</Trans>,
      };
    case 'read_feedback': {
      const { roomid, mentorId, mentorName, round, isFree } = suggestion.feedback;
      const { Name: name } = named({ Name: mentorName });
      return {
        title: <Trans>Your feedback is here</Trans>,
        text: (
          <Trans>
            {name} has reviewed your {sessionName({ round, isFree })}.
          </Trans>
        ),
        to: `/Dashboard/feedback/${roomid}/${mentorId}`,
        action: <Trans>Read feedback</Trans>,
      };
    }
    case 'book_round':
      return {
        title: <Trans>Book {roundText(suggestion.round)}</Trans>,
        text: <WhyThisRound {...suggestion} />,
        to: bookPath(suggestion.round),
        action: <Trans>Find a time</Trans>,
      };
    case 'book_introduction':
      return {
        title: <Trans>Meet a mentor for free</Trans>,
        text: <Trans>15 minutes to talk about your goals. No payment required.</Trans>,
        to: introductionPath(),
        action: <Trans>Find a mentor</Trans>,
      };
    case 'see_programs':
      return {
        title: <Trans>Ready for the next round?</Trans>,
        text: <Trans>A program gives you a set of mock interviews with written feedback.</Trans>,
        to: '/programs',
        action: <Trans>See programs</Trans>,
      };
  }
}
