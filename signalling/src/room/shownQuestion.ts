import type { Context } from '../context.ts';
import { messageTo } from './roomMessages.ts';

/**
 * Emits to the learner the question that is stored as shown, or that none is. The room changes with it, so a join that read the
 * session before runs again.
 */
export async function publishShownQuestion({ rooms, database }: Context, roomid: string): Promise<void> {
  await rooms.change(roomid, async (room) => {
    if (!room) return null;
    const session = await database.sessions.findOne({ roomid }, { shownQuestion: 1 }).lean();
    const text = session?.shownQuestion?.text ?? null;
    if (room.shownQuestion === text) return null;
    const messages = messageTo(room.state.learner, 'question:shown', { text });
    return { room: { ...room, shownQuestion: text }, messages };
  });
}
