import { mentorPath, OWN_MENTOR_PAGE } from '@preproom/models/contract/mentors/directory';
import type { Notification } from '@preproom/models/contract/notifications/notifications';

/** The page where the person sees, or answers, what they are told. */
export function notificationPath({ kind, roomid, personId }: Notification): string {
  if (kind === 'slots_requested') return '/dashboard/mentor';
  if (kind === 'slots_added' || kind === 'slots_declined')
    return `/Dashboard/selectmentor/any/${kind === 'slots_added' && personId ? personId : 'any'}`;
  if (
    kind === 'session_earned' ||
    kind === 'earnings_paid' ||
    kind === 'earnings_corrected' ||
    kind === 'pay_changed'
  )
    return '/Dashboard/mentor/earnings';
  if (kind === 'profile_refused') return '/Dashboard/mentor/profile';
  if (kind === 'feedback_due') return `/room/Feedback/${roomid}`;
  if (kind === 'refund_made') return '/Dashboard/user/transcation';
  if (kind === 'reward_earned') return '/Dashboard/referals';
  if (kind === 'application_shortlisted' || kind === 'application_declined' || kind === 'job_closed')
    return '/Dashboard/applications';
  if (kind === 'feedback_ready') return `/Dashboard/feedback/${roomid}/${personId}`;
  if (kind === 'review_received') return `${OWN_MENTOR_PAGE}#reviews`;
  if (kind === 'mentor_page_public' || kind === 'profile_approved') return OWN_MENTOR_PAGE;
  if (kind === 'review_answered' && personId) return `${mentorPath(personId)}#reviews`;
  return `/Dashboard/session/${roomid}`;
}
