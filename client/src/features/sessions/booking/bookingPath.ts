import { FREE_INTRODUCTION } from '@preproom/models/contract/sessions/bookings';
import { ROUNDS } from '@preproom/models/contract/sessions/rounds';
import type { Round } from '@preproom/models/contract/sessions/sessions';
import { bookPath } from '../../../lib/sessionPaths.ts';

/** In the address while no mentor, or no round, has been chosen. */
export const ANY = 'any';

/** What is booked: a round of the pack, the free introduction, or what the learner chooses. */
export type SessionType = Round | typeof FREE_INTRODUCTION | typeof ANY;

/** The `:sessiontype` of an address: "HR-Round-1" or "HR Round 1", in any case. Null if there is no such round. */
export function sessionTypeOf(segment: string): SessionType | null {
  const wanted = pathWord(segment).toLowerCase();
  const types: SessionType[] = [...ROUNDS, FREE_INTRODUCTION, ANY];
  return types.find((type) => pathWord(type).toLowerCase() === wanted) ?? null;
}

/** The page where a session of this type is booked; keeps the filters of `search`. */
export function bookingPath(type: SessionType, mentorId: string = ANY, search?: URLSearchParams): string {
  const query = search && search.size > 0 ? `?${search}` : '';
  return bookPath(type, mentorId) + query;
}

function pathWord(type: string): string {
  return type.trim().replaceAll(' ', '-');
}
