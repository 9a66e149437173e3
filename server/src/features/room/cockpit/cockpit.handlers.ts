import { AppError } from '@preproom/models/contract/http/errors';
import type { Cockpit } from '@preproom/models/contract/room/cockpit';
import { isRunning } from '@preproom/models/contract/sessions/sessionLife';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { metAt } from '@preproom/models/db/sessions/timesOrigin';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../../deps.ts';
import { askedBefore, setShown, storeAsked, withdraw } from './askedQuestions.ts';
import type { CockpitHandlers } from './cockpit.policy.ts';
import { presentAsked, presentNote } from './cockpit.present.ts';
import { requireWritable } from './cockpit.rules.ts';
import { questionById } from './questionBank/questionBank.ts';
import { readQuestions } from './questionBank/questionsFor.ts';
import { eraseNote, storeNote } from './sessionNotes.ts';

export function cockpitHandlers(deps: AppDeps): CockpitHandlers {
  const { database, clock } = deps;
  // Writes per mentor: far more than anyone types, and enough to deliver what an outage of some minutes held back.
  const limiter = deps.limiter('cockpit', 240, 60);
  const now = () => new Date(clock.now());

  /** Checks, writes, and has the mentor's other pages fetch again. */
  async function write<T>(session: Session, change: (nowMs: number) => Promise<T>): Promise<T> {
    const mentorId = session.mentorId.toString();
    await consumeLimit(limiter, mentorId);
    await requireWritable(database, session, clock.now());
    const answer = await change(clock.now());
    deps.pushChange([mentorId], ['cockpit']);
    return answer;
  }

  return {
    getCockpit: ({ session }) => readCockpit(database, session),
    getRoundQuestions: ({ session }) => readQuestions(database, session),
    askQuestion: ({ session, params: { askedId: id }, body }) =>
      write(session, async (nowMs) => {
        const asked = await storeAsked(database, session, { id, ...body }, nowMs);
        return { asked: asked && presentAsked(asked) };
      }),
    withdrawQuestion: ({ session, params: { askedId } }) =>
      write(session, async () => {
        await withdraw(database, session, askedId, now());
        deps.publishShownQuestion(session.roomid);
        return { removed: true };
      }),
    showQuestion: ({ session, body: { question } }) =>
      write(session, async (nowMs) => {
        if (!isRunning(session.status)) throw new AppError('too_late');
        const asked = question && (await storeAsked(database, session, question, nowMs));
        await setShown(database, session, asked);
        deps.publishShownQuestion(session.roomid);
        return { shownId: asked?.askedId ?? null };
      }),
    writeNote: ({ session, params: { noteId }, body }) =>
      write(session, async (nowMs) => {
        const note = await storeNote(database, session, noteId, body, nowMs);
        return { note: note && presentNote(note) };
      }),
    removeNote: ({ session, params: { noteId } }) =>
      write(session, async () => {
        await eraseNote(database, session, noteId, now());
        return { removed: true };
      }),
    async setFavouriteQuestion({ actor, params: { questionId }, body }) {
      await consumeLimit(limiter, actor.userId);
      if (!questionById(questionId)) throw new AppError('not_found');
      await setFavourite(database, { mentorId: actor.userId, questionId }, body.isFavourite);
      deps.pushChange([actor.userId], ['cockpit']);
      return body;
    },
  };
}

async function readCockpit(database: Database, session: Session): Promise<Cockpit> {
  const { roomid, mentorId } = session;
  const [asked, notes, before, favourites] = await Promise.all([
    database.askedQuestions.find({ roomid, withdrawnAt: null }).sort({ askedAt: 1, _id: 1 }).lean(),
    database.sessionNotes.find({ roomid, removedAt: null }).sort({ at: 1, _id: 1 }).lean(),
    askedBefore(database, session),
    database.favouriteQuestions.find({ mentorId }, { questionId: 1 }).lean(),
  ]);
  return {
    metAt: metAt(session)?.toISOString() ?? null,
    asked: asked.map(presentAsked),
    notes: notes.map(presentNote),
    shownId: session.shownQuestion?.askedId ?? null,
    askedBefore: before,
    favourites: favourites.map(({ questionId }) => questionId),
  };
}

async function setFavourite(
  database: Database,
  favourite: { mentorId: string; questionId: string },
  isFavourite: boolean,
): Promise<void> {
  if (!isFavourite) await database.favouriteQuestions.deleteOne(favourite);
  else
    await database.favouriteQuestions.create(favourite).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
}
