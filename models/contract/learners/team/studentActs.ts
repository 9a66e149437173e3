import { endpoint } from '../../http/endpoint.ts';
import { Id, Instant, RoomId } from '../../http/ids.ts';
import { Paragraphs } from '../../http/texts.ts';
import { z } from '../../http/zod.ts';
import { GridInstant } from '../../sessions/availability.ts';
import { Round } from '../../sessions/sessions.ts';
import { StudentId } from './studentFile.ts';

export const MAX_STUDENT_REASON = 1_000;

const reason = Paragraphs.trim()
  .min(1, 'is missing')
  .max(MAX_STUDENT_REASON)
  .describe('the learner reads it; for a session, the mentor too');
const Day = z.iso.date();
const Saved = z.object({ saved: z.literal(true) });
const PackId = StudentId.extend({ packId: Id });
const Room = StudentId.extend({ roomid: RoomId });
const seenStart = Instant.describe(
  'the start that was seen; a conflict if the session has been changed since',
);

export const suspendStudent = endpoint({
  method: 'POST',
  path: '/hq/students/:studentId/suspension',
  summary: 'Suspends a learner: logged out everywhere, booked sessions cancelled. The act is noted',
  params: StudentId,
  body: z.strictObject({ reason }),
  response: Saved,
});

export const restoreStudent = endpoint({
  method: 'DELETE',
  path: '/hq/students/:studentId/suspension',
  summary: 'Ends the suspension of a learner; the act is noted',
  params: StudentId,
  response: Saved,
});

export const correctBirthDate = endpoint({
  method: 'PUT',
  path: '/hq/students/:studentId/birthdate',
  summary:
    'Corrects the date of birth. Who turns out to be under 18 needs a guardian, and what was measured of them is deleted. The act is noted',
  params: StudentId,
  body: z.strictObject({
    from: Day.describe('the date that was seen; a conflict if it has been changed since'),
    dateOfBirth: Day,
    reason,
  }),
  response: Saved,
});

export const grantPack = endpoint({
  method: 'POST',
  path: '/hq/students/:studentId/packs',
  summary: 'Gives a learner rounds of a program without an order, behind the packs they have; it is noted',
  params: StudentId,
  body: z.strictObject({
    programId: Id,
    rounds: z
      .array(Round)
      .min(1, 'name at least one round')
      .refine((rounds) => new Set(rounds).size === rounds.length, 'name each round once')
      .describe('of the program'),
    packCount: z.int().min(0).describe('how many packs were seen; a conflict if there is another one since'),
    reason,
  }),
  response: Saved,
});

export const extendPack = endpoint({
  method: 'PUT',
  path: '/hq/students/:studentId/packs/:packId/lastday',
  summary: 'Lets a pack be used for longer; packs that wait behind it begin later. It is noted',
  params: PackId,
  body: z.strictObject({
    from: Day.describe('the last day that was seen; a conflict if it has been changed since'),
    lastDay: Day,
    reason,
  }),
  response: Saved,
});

export const getStudentTimes = endpoint({
  method: 'GET',
  path: '/hq/students/:studentId/sessions/:roomid/times',
  summary:
    "To which times a learner's session can be moved: free for mentor and learner, and within its pack",
  params: Room,
  response: z.object({ times: z.array(Instant) }),
});

export const moveStudentSession = endpoint({
  method: 'PUT',
  path: '/hq/students/:studentId/sessions/:roomid/time',
  summary: "Moves a learner's booked session to a free time of its mentor; both are told, and it is noted",
  params: Room,
  body: z.strictObject({ from: seenStart, startsAt: GridInstant, reason }),
  response: Saved,
});

export const cancelStudentSession = endpoint({
  method: 'POST',
  path: '/hq/students/:studentId/sessions/:roomid/cancellation',
  summary: "Cancels a learner's booked session; its round is free again, both are told, and it is noted",
  params: Room,
  body: z.strictObject({ from: seenStart, reason }),
  response: Saved,
});
