import { endpoint } from '../http/endpoint.ts';
import { RoomId } from '../http/ids.ts';
import { Paragraphs } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { BookingNote } from './sessions.ts';

export const MAX_BOOKING_NOTE_LENGTH = 2000;

/** The learner's agenda for the session, with whatever else the mentor should know: role, company, job description, worries. Empty: nothing. */
export const BookingNoteText = Paragraphs.trim().max(MAX_BOOKING_NOTE_LENGTH);

const ofRoom = z.object({ roomid: RoomId });
const OneNote = z.object({ data: BookingNote });

export const getBookingNote = endpoint({
  method: 'GET',
  path: '/sessions/:roomid/note',
  summary: 'What the learner wrote to the mentor for this session, with the file',
  params: ofRoom,
  response: OneNote,
});

/** Refusals: `contact_details`, `too_late` once the session has started or is cancelled, and `messages_closed` after a block. */
export const saveBookingNote = endpoint({
  method: 'PUT',
  path: '/sessions/:roomid/note',
  summary: 'Changes what the learner wrote to the mentor, until the session starts',
  params: ofRoom,
  body: z.strictObject({ text: BookingNoteText }),
  response: OneNote,
});

export const uploadBookingNoteFile = endpoint({
  method: 'POST',
  path: '/sessions/:roomid/note/file',
  summary: 'Adds a file for the mentor, instead of the one that is there, until the session starts',
  params: ofRoom,
  upload: true,
  response: OneNote,
});

export const removeBookingNoteFile = endpoint({
  method: 'DELETE',
  path: '/sessions/:roomid/note/file',
  summary: 'Removes the file for the mentor, until the session starts',
  params: ofRoom,
  response: OneNote,
});
