import { useLingui } from '@lingui/react/macro';
import type { Notification } from '@preproom/models/contract/notifications/notifications';
import { useStore } from '../../lib/store.ts';
import { useAmountTexts } from '../../lib/texts/amountText.ts';
import { useNamed } from '../../lib/texts/formerMember.ts';
import { useRoundText } from '../../lib/texts/roundText.ts';

/** What a notification says, in the reader's language. */
export function useNotificationText(): (notification: Notification) => string {
  const { t } = useLingui();
  const named = useNamed();
  const roundText = useRoundText();
  const { rupeesText } = useAmountTexts();
  const isMentor = useStore(({ user }) => user?.role === 'mentor');
  const textOf = ({ kind, round: known, isFree, personName, paise }: Notification): string => {
    const name = named({ Name: personName }).Name;
    const ofRound = known ? roundText(known) : t`your session`;
    const round = isFree ? t`a free introduction` : ofRound;
    const amount = rupeesText(Math.abs(paise ?? 0) / 100);
    switch (kind) {
      case 'session_booked':
        return t`${name} booked ${round}`;
      case 'session_moved':
        return t`${name} rescheduled ${round}`;
      case 'session_moved_by_team':
        return t`${round} with ${name} was rescheduled`;
      case 'session_cancelled':
        return t`${round} with ${name} was cancelled`;
      case 'times_proposed':
        return t`${name} suggested new times for ${round}`;
      case 'proposal_declined':
        return t`${name} declined your new times for ${round}`;
      case 'session_reminder':
        return t`${round} with ${name} is coming up`;
      case 'session_missed':
        return t`${round} with ${name} didn’t take place`;
      case 'learner_absent':
        return isMentor ? t`${name} didn’t join ${round}` : t`You missed ${round} with ${name}`;
      case 'mentor_absent':
        return isMentor ? t`You missed ${round} with ${name}` : t`${name} didn’t join ${round}`;
      case 'feedback_ready':
        return t`Your feedback from ${name} is ready`;
      case 'review_received':
        return t`New public review of ${round}`;
      case 'review_answered':
        return t`${name} answered your review`;
      case 'mentor_page_public':
        return t`Your profile is now a public page. Check how it looks`;
      case 'profile_approved':
        return t`Our team approved the changes to your profile`;
      case 'profile_refused':
        return t`Our team declined the changes to your profile. Read why`;
      case 'slots_requested':
        return t`${name} asked you for more times`;
      case 'slots_added':
        return t`${name} added new times`;
      case 'slots_declined':
        return t`${name} can’t offer more times right now`;
      case 'session_earned':
        return t`You earned ${amount} for ${round} with ${name}`;
      case 'earnings_paid':
        return t`We’ve paid you ${amount}`;
      case 'earnings_corrected':
        return (paise ?? 0) < 0
          ? t`We’ve taken ${amount} off your earnings`
          : t`We’ve added ${amount} to your earnings`;
      case 'pay_changed':
        return t`What you earn per session has changed for new bookings`;
      case 'feedback_due':
        return t`Send feedback on ${round} with ${name} soon to earn ${amount}`;
      case 'refund_made':
        return t`We’ve refunded ${amount}`;
      case 'reward_earned':
        return t`You’ve earned a coupon for inviting a friend`;
      case 'application_shortlisted':
        return t`You’re shortlisted for a job you applied for`;
      case 'application_declined':
        return t`There’s a decision on your job application`;
      case 'job_closed':
        return t`A job you applied for is closed`;
    }
  };
  // A sentence may begin with "your session".
  return (notification) => textOf(notification).replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}
