import { FREE_INTRODUCTION } from '@preproom/models/contract/sessions/bookings';
import type { Meeting } from '@preproom/models/contract/sessions/sessions';

/** The page of one session, for both of its people. */
export const sessionPath = (roomid: string): string => `/Dashboard/session/${roomid}`;

/** What a mentor should know before a session. */
export const preparationPath = (roomid: string): string => `/Dashboard/mentor/session/${roomid}`;

/** Where a learner books a round: "/Dashboard/selectmentor/HR-Round-1/any". */
export function bookPath(round: string, mentorId = 'any'): string {
  return `/Dashboard/selectmentor/${round.replaceAll(' ', '-')}/${mentorId}`;
}

/** Where a learner books their free introduction. */
export const introductionPath = (mentorId?: string): string => bookPath(FREE_INTRODUCTION, mentorId);

/** New times with the same mentor, for the round that a session did not use. */
export function bookAgainPath({
  round,
  isFree,
  with: { _id },
}: Pick<Meeting, 'round' | 'isFree' | 'with'>): string {
  return isFree ? introductionPath(_id) : bookPath(round, _id);
}

export const reportPath = ({ roomid, with: { _id } }: Pick<Meeting, 'roomid' | 'with'>): string =>
  `/Dashboard/feedback/${roomid}/${_id}`;

/** The page after the call: the mentor's feedback, or the learner's rating of the mentor. */
export const afterCallPath = (roomid: string): string => `/room/Feedback/${roomid}`;
