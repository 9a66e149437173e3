import type { Database } from '@preproom/models/db/database';
import type { Speaker } from '@preproom/models/db/room/speech/speech';
import type { Types } from 'mongoose';
import { storeSegments } from '../support/room/speech.ts';

const QUESTIONS = [
  'Tell me about yourself in two minutes.',
  'Describe a time when a plan of yours failed. What did you change?',
  'How would you find out why a page that was quick last week is slow today?',
  'What would you like to ask me?',
];

/** What happened in a call of 40 minutes: who came and went, spoke and wrote, was asked and marked. */
export async function seedMoments(database: Database, call: Speaker['session']): Promise<void> {
  const { roomid, learnerId, mentorId, startsAt } = call;
  const at = (seconds: number) => new Date(startsAt.getTime() + seconds * 1000);
  const people = { roomid, learnerId, mentorId };
  await database.askedQuestions.create(
    QUESTIONS.map((text, n) => ({
      ...{ ...people, text, askedId: `asked${n}`, questionId: `question${n}` },
      ...{ askedAt: at(120 + 560 * n), wasShown: n === 2 },
    })),
  );
  await database.sessionNotes.create([
    { ...people, noteId: 'note1', at: at(410), mark: 'strong', editedAt: at(410) },
    { ...people, noteId: 'note2', at: at(1_330), mark: 'improve', editedAt: at(1_330) },
  ]);
  const turns = Array.from({ length: 36 }, (_, n) => 60_000 + 62_000 * n);
  const mentor = turns.map((start): [number, number, number] => [start, start + 14_000, 55]);
  await storeSegments(database, call, 'mentor', mentor);
  const learner = turns.map((start, n): [number, number, number] => {
    const from = start + 15_000 + 200 * (n % 7);
    return [from, from + 22_000 + 700 * (n % 20), 90 + 3 * (n % 9)];
  });
  await storeSegments(database, call, 'learner', learner);
  const event = (kind: 'joined' | 'left' | 'ended' | 'chat', by: Types.ObjectId, seconds: number) => ({
    roomid,
    kind,
    by,
    at: at(seconds),
    ...(kind === 'chat' && { text: 'Here is the problem statement.', messageId: `${roomid}-${seconds}` }),
  });
  await database.roomEvents.create([
    event('joined', learnerId, -95),
    event('joined', mentorId, -20),
    event('chat', mentorId, 310),
    event('chat', learnerId, 340),
    event('left', learnerId, 905),
    event('joined', learnerId, 951),
    event('chat', mentorId, 1_420),
    event('ended', mentorId, 2_410),
  ]);
}
