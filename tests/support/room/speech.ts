import { type SentSegment, SPEECH_ALGORITHM, type SpeechBatch } from '@preproom/models/contract/room/speech';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { Database } from '@preproom/models/db/database';
import { type Speaker, setSpeechConsent, storeSpeechBatch } from '@preproom/models/db/room/speech/speech';

export function speechBatch(roomid: string, seq: number, segments: SentSegment[]): SpeechBatch {
  return { roomid, algo: SPEECH_ALGORITHM, seq, segments };
}

/** What a side that agreed said in a session, as if it had just begun when it was said. */
export async function storeSegments(
  database: Database,
  { _id, roomid, learnerId, mentorId, startsAt, lastPresenceAt }: Speaker['session'],
  side: SessionSide,
  segments: SentSegment[],
): Promise<void> {
  const session = { _id, roomid, learnerId, mentorId, startsAt, lastPresenceAt, status: 'live' } as const;
  const speaker: Speaker = { session, side };
  await setSpeechConsent(database, speaker, true);
  const laterMs = startsAt.getTime() + 60 * 60_000;
  await storeSpeechBatch(database, speaker, speechBatch(roomid, 0, segments), laterMs);
}
