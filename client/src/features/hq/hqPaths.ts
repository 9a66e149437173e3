import { MENTOR_LISTS, type MentorList } from '@preproom/models/contract/people/mentorLife';

const MENTORS = '/hq/admin/mentor';

/** The address of a page of a list; who waits comes first and needs no name. */
export function mentorsPath(list: MentorList, page = 1): string {
  const search = new URLSearchParams();
  if (list !== 'pending') search.set('list', list);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${MENTORS}?${search}` : MENTORS;
}

export const mentorPath = (id: string): string => `${MENTORS}/${id}`;

/** `list` of an address: whatever is no list is the one of those who wait. */
export function listOf(search: URLSearchParams): MentorList {
  return MENTOR_LISTS.find((list) => list === search.get('list')) ?? 'pending';
}
