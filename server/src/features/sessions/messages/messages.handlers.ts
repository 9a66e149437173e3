import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../../deps.ts';
import {
  readBookingNote,
  readNoteAs,
  requireBeforeStart,
  requireOpenNote,
  storeBookingNote,
} from './bookingNotes.ts';
import type { MessageHandlers } from './messages.policy.ts';
import { readMessagesState, requireOpenMessages } from './openMessages.ts';
import { refuseContactDetails } from './refuseContactDetails.ts';
import { isStored, requirePlace, storeMessage } from './sendMessage.ts';
import { countUnread, findMessages, presentMessage, unreadBySession } from './storedMessages.ts';

/** Messages of one person in a minute: more than anyone types, and enough to deliver what an outage held back. */
const MESSAGES_PER_MINUTE = 30;
/** Over all sessions: a full conversation in one day. */
const MESSAGES_PER_DAY = 500;
const NOTES_PER_MINUTE = 60;

export function messageHandlers(deps: AppDeps): MessageHandlers {
  const { database, clock, pushChange } = deps;
  const messages = deps.limiter('messages', MESSAGES_PER_MINUTE, 60);
  const daily = deps.limiter('messages-daily', MESSAGES_PER_DAY, 24 * 60 * 60);
  const notes = deps.limiter('booking-notes', NOTES_PER_MINUTE, 60);
  return {
    async getMessages({ session }) {
      const [stored, { closesAt, needsProfile }] = await Promise.all([
        findMessages(database, session.roomid),
        readMessagesState(database, session, clock.now()),
      ]);
      const messages = stored.map(presentMessage);
      return { data: { messages, closesAt: closesAt?.toISOString() ?? null, needsProfile } };
    },

    async sendMessage({ actor, session, side, params: { sentId: messageId }, body: { text } }) {
      await consumeLimit(messages, actor.userId);
      refuseContactDetails(text, 'text');
      await requireOpenMessages(database, session, side, clock.now());
      if (!(await isStored(deps, session, messageId))) {
        await requirePlace(deps, session);
        await consumeLimit(daily, actor.userId);
      }
      return { data: presentMessage(await storeMessage(deps, session, side, { messageId, text })) };
    },

    async readMessages({ actor, session: { roomid }, body: { upTo } }) {
      const to = actor.userId;
      const last = await database.sessionMessages.findOne({ roomid, messageId: upTo, to }).lean();
      if (last) {
        const unread = { to, readAt: null, roomid, at: { $lte: last.at } };
        const { modifiedCount } = await database.sessionMessages.updateMany(unread, {
          readAt: new Date(clock.now()),
        });
        // The writer's page shows that it was read.
        if (modifiedCount > 0) pushChange([to, last.from.toString()], ['messages']);
      }
      return { data: { unread: await countUnread(database, roomid, to) } };
    },

    getUnreadMessages: async ({ actor }) => ({ data: await unreadBySession(database, actor.userId) }),

    getBookingNote: async ({ session, side }) => ({ data: await readNoteAs(database, session, side) }),

    async saveBookingNote({ actor, session, body: { text } }) {
      await consumeLimit(notes, actor.userId);
      // An empty text removes the note.
      if (text === '') requireBeforeStart(session, clock.now());
      else await requireOpenNote(database, session, clock.now());
      refuseContactDetails(text, 'text');
      const stored = await storeBookingNote(database, session, text);
      pushChange([session.learnerId.toString(), session.mentorId.toString()], ['messages', 'user']);
      return { data: await readBookingNote(database, stored) };
    },
  };
}
