import type { NoteMark } from '../../contract/room/cockpit.ts';
import type { Database } from '../database.ts';

export interface SessionMoments {
  /** Oldest first. */
  asked: { text: string; askedAt: Date }[];
  /** The moments that the mentor marked, without the words of the note. Oldest first. */
  marks: { mark: NoteMark; at: Date }[];
}

/** What the mentor asked and marked in a session, as the learner's report may show it once feedback has been submitted. */
export async function readSessionMoments(database: Database, roomid: string): Promise<SessionMoments> {
  const [asked, marked] = await Promise.all([
    database.askedQuestions
      .find({ roomid, withdrawnAt: null }, { text: 1, askedAt: 1 })
      .sort({ askedAt: 1, _id: 1 })
      .lean(),
    database.sessionNotes
      .find({ roomid, removedAt: null, mark: { $ne: null } }, { mark: 1, at: 1 })
      .sort({ at: 1, _id: 1 })
      .lean(),
  ]);
  return {
    asked: asked.map(({ text, askedAt }) => ({ text, askedAt })),
    marks: marked.flatMap(({ mark, at }) => (mark ? [{ mark, at }] : [])),
  };
}
