import { REQUESTS } from '@preproom/models/contract/room/signalling';
import type { SentSegment, SpeechBatch } from '@preproom/models/contract/room/speech';
import type { Database } from '@preproom/models/db/database';
import { readSpeech } from '@preproom/models/db/room/speech/speech';
import type { Person } from './person.ts';
import { expect } from './test.ts';

/** In the lobby: the switch, and the server has it. */
export async function agreeToTalkTime({ page }: Person): Promise<void> {
  await page.getByText('Measure my talk time in this interview').click();
  await expect(page.getByText('Talk time will be measured. You can stop it in the interview.')).toBeVisible();
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

/** Longer than any answer to a form; one second of speech is longer in every codec that could carry it. */
const LONGEST_BODY = 2_000;
/** Of socket.io's own packets: the login's is the longest. */
const LONGEST_CONTROL = 500;

/** From now on notes the bodies of the page's HTTP requests. */
export function recordBodies({ page }: Person): Buffer[] {
  const bodies: Buffer[] = [];
  page.on('request', (request) => {
    const body = request.postDataBuffer();
    if (body) bodies.push(body);
  });
  return bodies;
}

/** Everything that the page sent is one of the room's requests with nothing added, a packet of socket.io, or a short JSON body. */
export function expectNoSound({ sentFrames }: Person, bodies: readonly Buffer[]): void {
  for (const frame of sentFrames) {
    const event = /^42\d*(?<event>\[.*)$/s.exec(frame)?.groups?.event;
    if (event === undefined) {
      expect(frame.length, frame.slice(0, 80)).toBeLessThan(LONGEST_CONTROL);
      continue;
    }
    const [name, payload]: [keyof typeof REQUESTS, unknown] = JSON.parse(event);
    expect(Object.keys(REQUESTS)).toContain(name);
    // The contract's objects are strict: what it does not name is a fault.
    expect(REQUESTS[name].payload.safeParse(payload).error?.issues ?? []).toEqual([]);
  }
  for (const body of bodies) {
    expect(body.length).toBeLessThan(LONGEST_BODY);
    expect(() => JSON.parse(body.toString())).not.toThrow();
  }
}
