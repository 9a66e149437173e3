import { MENTOR_LISTS, type MentorList } from '@preproom/models/contract/people/mentorLife';

const MENTORS = '/hq/admin/mentor';
/** The list of learners. */
export const STUDENTS = '/hq/admin/Student';

/** Path of a page of a list. The waiting mentors are the default list. */
export function mentorsPath(list: MentorList, page = 1): string {
  const search = new URLSearchParams();
  if (list !== 'pending') search.set('list', list);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${MENTORS}?${search}` : MENTORS;
}

export const mentorPath = (id: string): string => `${MENTORS}/${id}`;

export const studentPath = (id: string): string => `${STUDENTS}/${id}`;

/** An order's own page, where it can be refunded. */
export const paymentPath = (orderId: string): string => `/hq/admin/payments/${encodeURIComponent(orderId)}`;

/** The `list` parameter of a URL; unknown values mean the waiting mentors. */
export function listOf(search: URLSearchParams): MentorList {
  return MENTOR_LISTS.find((list) => list === search.get('list')) ?? 'pending';
}
