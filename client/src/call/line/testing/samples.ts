import type { LineStoryPart } from '@preproom/models/contract/lineStory';
import type { LinkSample } from '../linkStats.ts';

/** Two seconds of a good line; a test names what matters to it. */
export function aSample(change: Partial<LinkSample> = {}): LinkSample {
  return {
    spanMs: 2_000,
    sentBytes: 200_000,
    receivedBytes: 100_000,
    sendRate: 800_000,
    receiveRate: 400_000,
    roundTripMs: 40,
    lostOut: 0,
    lostIn: 0,
    jitterOutMs: 3,
    jitterInMs: 4,
    availableRate: 3_000_000,
    framesOut: 30,
    framesIn: 30,
    frozenMs: 0,
    concealed: 0,
    limitedBy: 'none',
    route: 'direct',
    ...change,
  };
}

export function aStory(change: Partial<LineStoryPart> = {}): LineStoryPart {
  return {
    partId: '00000000-0000-4000-8000-0000000000aa',
    secondsInRoom: 2_700,
    secondsConnected: 2_520,
    interruptions: 1,
    longestInterruptionMs: 4_200,
    reconnects: 1,
    route: 'direct',
    roundTripMs: { median: 48, worstTenth: 130 },
    lostPerMille: { sent: 2, received: 4 },
    secondsReduced: 0,
    secondsSoundOnly: 0,
    secondsDataSaver: 0,
    sentBytes: 150_000_000,
    receivedBytes: 160_000_000,
    quality: [3, 3, 2, 3, 0, 3],
    ...change,
  };
}
