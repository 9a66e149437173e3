import type { SentSegment, SpeechBatch } from '@preproom/models/contract/room/speech';
import type { Database } from '@preproom/models/db/database';
import { readSpeech } from '@preproom/models/db/speech/speech';
import type { Person } from './person.ts';
import { expect } from './test.ts';

/** In the lobby: the switch, and the server has it. */
export async function agreeToTalkTime({ page }: Person): Promise<void> {
  await page.getByText('Measure my talk time in this interview').click();
  await expect(page.getByText('Talk time is on. You can stop it in the interview.')).toBeVisible();
}

/** Every batch of speech segments that the person's page has sent over its socket, as it was sent. */
export function sentSpeech({ sentFrames }: Person): SpeechBatch[] {
  return sentFrames
    .map((frame) => /^42\d*(?<event>\["speech:send",.*)$/s.exec(frame)?.groups?.event)
    .filter((event) => event !== undefined)
    .map((event) => JSON.parse(event)[1]);
}

export async function storedSpeech(
  database: Database,
  roomid: string,
): Promise<Record<'learner' | 'mentor', SentSegment[]>> {
  const { learner, mentor } = await readSpeech(database, { roomid });
  return { learner: learner?.segments ?? [], mentor: mentor?.segments ?? [] };
}
