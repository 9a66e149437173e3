import { STAR_CRITERIA } from '@preproom/models/contract/catalogues/criteria';
import type { CurrentUser } from '@preproom/models/contract/currentUser';
import { MENTOR_ID } from './samples.ts';

/** Feedback as the current-user call lists it: 4 stars for everything but these. */
export function aFeedback(
  stars: Partial<Record<(typeof STAR_CRITERIA)[number], number>>,
): CurrentUser['feedback'][number] {
  return {
    roomid: 'room00000001',
    mentorId: MENTOR_ID,
    mentorName: 'Meera Iyer',
    round: 'HR Round 1',
    isFree: false,
    submittedAt: '2026-11-20T14:00:00.000Z',
    ratings: { ...Object.fromEntries(STAR_CRITERIA.map((criterion) => [criterion, 4])), ...stars },
  };
}
