import type { ChatMessage, RoomSnapshot } from '@preproom/models/contract/room/signalling';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { Database } from '@preproom/models/db/database';
import { lastCodeSeq } from '@preproom/models/db/room/code/readCode';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { Room, Seat } from '../room/room.ts';
import { otherSide, presentParticipant } from '../room/roomMessages.ts';
import { readChat } from '../room/storedChat.ts';

/** The stored part of a room snapshot. */
export interface StoredRoom {
  people: Record<SessionSide, Seat['person']>;
  /** Null for somebody whose account is gone or suspended. */
  accounts: Record<SessionSide, { completed: boolean } | null>;
  chat: ChatMessage[];
  codeSeq: number;
  lastChatAtMs: Record<SessionSide, number>;
}

export async function readStoredRoom(database: Database, session: Session): Promise<StoredRoom> {
  const [{ people, accounts }, chat, codeSeq] = await Promise.all([
    readPeople(database, session),
    readChat(database, session.roomid),
    lastCodeSeq(database, session.roomid),
  ]);
  const newestOf = ({ _id }: Seat['person']) =>
    Date.parse(chat.findLast(({ from }) => from === _id)?.sentAt ?? '') || 0;
  const lastChatAtMs = { learner: newestOf(people.learner), mentor: newestOf(people.mentor) };
  return { people, accounts, chat, codeSeq, lastChatAtMs };
}

export function presentSnapshot(
  session: Session,
  side: SessionSide,
  { people, chat, codeSeq }: StoredRoom,
  room: Room,
  nowMs: number,
): RoomSnapshot {
  const other = otherSide(side);
  return {
    self: presentParticipant(side, people[side], room[side]),
    other: presentParticipant(other, people[other], room[other]),
    status: session.status,
    startsAt: session.startsAt.toISOString(),
    serverNow: new Date(nowMs).toISOString(),
    chat,
    codeSeq,
    readingConsent: side === 'learner' && session.readingConsent,
    shownQuestion: side === 'learner' ? (session.shownQuestion?.text ?? null) : null,
  };
}

async function readPeople(
  database: Database,
  { learnerId, mentorId }: Session,
): Promise<Pick<StoredRoom, 'people' | 'accounts'>> {
  const users = await database.users
    .find({ _id: { $in: [learnerId, mentorId] } }, { Name: 1, photo: 1, completed: 1, suspension: 1 })
    .lean();
  const find = (id: Session['learnerId']) => users.find(({ _id }) => _id.equals(id)) ?? null;
  const person = (id: Session['learnerId']) => {
    const user = find(id);
    return { _id: id.toString(), Name: user?.Name ?? '', photo: user?.photo ?? null };
  };
  // Suspending ends the logins right after; until then they open nothing, as in calls (`findActor`).
  const account = (id: Session['learnerId']) => {
    const user = find(id);
    return user?.suspension ? null : user;
  };
  return {
    people: { learner: person(learnerId), mentor: person(mentorId) },
    accounts: { learner: account(learnerId), mentor: account(mentorId) },
  };
}
