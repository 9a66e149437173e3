import type { MentorList } from '@preproom/models/contract/mentors/mentorLife';

const MENTORS = '/hq/admin/mentor';
/** The list of learners. */
export const STUDENTS = '/hq/admin/Student';

/** A list of mentors; what waits for the team, the oldest first. */
export function mentorsPath(list: MentorList): string {
  const isQueue = list === 'pending' || list === 'changed';
  return `${MENTORS}?${new URLSearchParams({ list, ...(isQueue && { sort: 'since' }) })}`;
}

export const hqMentorPath = (id: string): string => `${MENTORS}/${id}`;

export const studentPath = (id: string): string => `${STUDENTS}/${id}`;

/** A session beside the list of sessions. */
export const hqSessionPath = (id: string): string =>
  `/hq/admin/sessions?${new URLSearchParams({ open: id })}`;

/** An order's own page, where it can be refunded. */
export const paymentPath = (orderId: string): string => `/hq/admin/payments/${encodeURIComponent(orderId)}`;

/** A list of what people wrote to the team: what is open, the oldest first, and one entry beside it. */
export function inboxPath(list: 'callbacks' | 'messages' | 'reports', open?: string): string {
  return `/hq/admin/${list}?${new URLSearchParams({ status: 'open', sort: 'at', ...(open && { open }) })}`;
}

/** Reviews that mentors have reported, the oldest first, and one beside the list. */
export function reviewsPath(open?: string): string {
  return `/hq/admin/reviews?${new URLSearchParams({ state: 'reported', sort: 'at', ...(open && { open }) })}`;
}

/** Failed e-mails or background jobs, and one of them beside the list. */
export function deliveriesPath(what: 'mails' | 'jobs', open?: string): string {
  return `/hq/admin/deliveries?${new URLSearchParams({ what, ...(open && { open }) })}`;
}
