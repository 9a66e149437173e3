import { type SentSegment, SPEECH_ALGORITHM, type SpeechBatch } from '@preproom/models/contract/room/speech';

export function speechBatch(roomid: string, seq: number, segments: SentSegment[]): SpeechBatch {
  return { roomid, algo: SPEECH_ALGORITHM, seq, segments };
}
