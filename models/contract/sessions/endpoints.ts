/** The endpoints of this noun: one line for each file. */
export { getAvailability, saveAvailability } from './availability.ts';
export {
  getBookingNote,
  removeBookingNoteFile,
  saveBookingNote,
  uploadBookingNoteFile,
} from './bookingNote.ts';
export {
  answerProposal,
  bookSession,
  cancelSession,
  downloadSession,
  getMentorHome,
  getSession,
  getSessions,
  moveSession,
  proposeTimes,
} from './bookings.ts';
export { getCalendarFeed, resetCalendarFeed } from './calendar.ts';
export { getMessages, getUnreadMessages, readMessages, sendMessage } from './messages.ts';
export { answerSlotRequest, getSlotRequests, requestForslot } from './slotRequests.ts';
export { exportHqSessions, getHqSession, getHqSessions } from './team/sessions.ts';
