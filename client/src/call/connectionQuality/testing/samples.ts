import type { LinkSample } from '../linkStats.ts';

/** Two seconds of a good connection; a test names what matters to it. */
export function aSample(change: Partial<LinkSample> = {}): LinkSample {
  return {
    spanMs: 2_000,
    sentBytes: 200_000,
    receivedBytes: 100_000,
    sendRate: 800_000,
    receiveRate: 400_000,
    roundTripMs: 40,
    lostOut: 0,
    soundLostOut: 0,
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

/** What a connection says after so many seconds of 50 packets and 10 kB each way. */
export function statsReport(seconds: number, fractionLost: number): RTCStatsReport {
  const bytes = { bytesSent: seconds * 10_000, bytesReceived: seconds * 10_000 };
  return new Map<string, object>([
    ['T', { id: 'T', type: 'transport', ...bytes }],
    ['O', { id: 'O', type: 'outbound-rtp', kind: 'audio', packetsSent: seconds * 50 }],
    ['R', { id: 'R', type: 'remote-inbound-rtp', kind: 'audio', localId: 'O', fractionLost }],
  ]) as unknown as RTCStatsReport;
}
