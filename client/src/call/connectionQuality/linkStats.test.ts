import { describe, expect, it } from 'vitest';
import { type LinkReport, linkSample, type StatsEntry } from './linkStats.ts';
import { EARLIER, LATER } from './testing/chromiumReports.ts';

/** The reports as they are, with the fields of one kind of entry changed. */
function changed({ atMs, entries }: LinkReport, type: string, change: Record<string, unknown>): LinkReport {
  const patched = entries.map((entry) => (entry.type === type ? { ...entry, ...change } : entry));
  return { atMs, entries: patched as StatsEntry[] };
}

describe('two reports of Chromium', () => {
  const sample = linkSample(EARLIER, LATER);

  it('give what went over the wire, with the headers of IP and UDP', () => {
    const read = ({ entries }: LinkReport, field: string) =>
      Number(entries.find(({ type }) => type === 'transport')?.[field]);
    const sent = read(LATER, 'bytesSent') - read(EARLIER, 'bytesSent');
    const packets = read(LATER, 'packetsSent') - read(EARLIER, 'packetsSent');
    expect(sample.sentBytes).toBe(sent + 28 * packets);
    expect(sample.sendRate).toBeCloseTo((sample.sentBytes * 8000) / sample.spanMs);
    expect(sample.receivedBytes).toBeGreaterThan(sent / 2);
  });

  it('give a direct connection without loss, at thirty frames a second', () => {
    expect(sample).toMatchObject({ route: 'direct', lostOut: 0, lostIn: 0, limitedBy: 'none', frozenMs: 0 });
    expect(sample.roundTripMs).toBe(1);
    expect(sample.availableRate).toBe(3_466_285);
    for (const frames of [sample.framesOut, sample.framesIn]) expect(Math.round(frames ?? 0)).toBe(30);
  });
});

it('the first report counts from the beginning of the connection', () => {
  const sample = linkSample({ atMs: LATER.atMs - 7_000, entries: [] }, LATER);
  expect(sample.sentBytes).toBeGreaterThan(738_434);
});

it('weighs what the other side reports as lost by what each stream carries', () => {
  const entries = LATER.entries.map((entry) =>
    entry.type === 'remote-inbound-rtp'
      ? { ...entry, fractionLost: entry.kind === 'audio' ? 0.3 : 0 }
      : entry,
  );
  const { lostOut } = linkSample(EARLIER, { ...LATER, entries });
  // About two packets of picture for each one of sound.
  expect(lostOut).toBeGreaterThan(0.07);
  expect(lostOut).toBeLessThan(0.15);
});

it('counts the packets of a picture that got lost, whatever share of a few the last report names', () => {
  const pictureOf = (report: LinkReport, change: (entry: StatsEntry) => object) => ({
    ...report,
    entries: report.entries.map((entry) => (entry.kind === 'video' ? { ...entry, ...change(entry) } : entry)),
  });
  const before = pictureOf(EARLIER, () => ({ packetsSent: 0, packetsLost: 0 }));
  const sent = (packetsLost: number | undefined) =>
    linkSample(
      changed(before, 'outbound-rtp', { packetsSent: 0 }),
      pictureOf(changed(LATER, 'outbound-rtp', { packetsSent: 40 }), () => ({
        packetsLost,
        fractionLost: 0.5,
      })),
    ).lostOut;
  // Forty of picture and forty of sound were sent.
  expect(sent(2)).toBeCloseTo(2 / 80);
  // A browser that does not count them.
  expect(sent(undefined)).toBeCloseTo(20 / 80);
});

it('counts the sound that was sent again as lost on the way, and not as lost', () => {
  const before = changed(EARLIER, 'outbound-rtp', { packetsSent: 0, retransmittedPacketsSent: 0 });
  const now = changed(LATER, 'outbound-rtp', { packetsSent: 100, retransmittedPacketsSent: 10 });
  const sample = linkSample(before, changed(now, 'remote-inbound-rtp', { fractionLost: 0 }));
  // A picture is sent again in a stream of its own, and its losses are reported.
  expect(sample.lostOut).toBeCloseTo(0.05);
  expect(sample.soundLostOut).toBe(0);
});

it('counts a report once', () => {
  const report = { fractionLost: 0.2, timestamp: 5_000 };
  const before = changed(EARLIER, 'remote-inbound-rtp', report);
  expect(linkSample(before, changed(LATER, 'remote-inbound-rtp', report)).lostOut).toBeNull();
  const again = { fractionLost: 0.2, packetsLost: undefined, timestamp: 6_000 };
  const next = changed(LATER, 'remote-inbound-rtp', again);
  expect(linkSample(before, next).lostOut).toBeCloseTo(0.2);
});

it('counts late packets that turn up after all as nothing lost', () => {
  const before = changed(EARLIER, 'inbound-rtp', { packetsLost: 9 });
  expect(linkSample(before, changed(LATER, 'inbound-rtp', { packetsLost: 4 })).lostIn).toBe(0);
});

it('tells sound that was made up from silence that was left out', () => {
  const before = changed(EARLIER, 'inbound-rtp', {
    totalSamplesReceived: 0,
    concealedSamples: 0,
    silentConcealedSamples: 0,
  });
  const now = (silent: number) =>
    changed(LATER, 'inbound-rtp', {
      totalSamplesReceived: 1000,
      concealedSamples: 200,
      silentConcealedSamples: silent,
    });
  expect(linkSample(before, now(0)).concealed).toBeCloseTo(0.2);
  expect(linkSample(before, now(200)).concealed).toBe(0);
});

it('knows a relayed connection by either end', () => {
  expect(linkSample(EARLIER, changed(LATER, 'local-candidate', { candidateType: 'relay' })).route).toBe(
    'relay',
  );
  expect(linkSample(EARLIER, changed(LATER, 'remote-candidate', { candidateType: 'relay' })).route).toBe(
    'relay',
  );
});

it('reads what Firefox has: no transport, a selected pair, no estimate of the bandwidth', () => {
  const asFirefox = ({ atMs, entries }: LinkReport): LinkReport => ({
    atMs,
    entries: entries
      .filter(({ type }) => type !== 'transport')
      .map(({ availableOutgoingBitrate, currentRoundTripTime, qualityLimitationReason, ...entry }) =>
        entry.type === 'candidate-pair' ? { ...entry, selected: true, nominated: false } : entry,
      ) as StatsEntry[],
  });
  const sample = linkSample(asFirefox(EARLIER), asFirefox(LATER));
  expect(sample).toMatchObject({ availableRate: null, limitedBy: 'none', route: 'direct' });
  expect(sample.sentBytes).toBe(linkSample(EARLIER, LATER).sentBytes);
  expect(sample.roundTripMs).toBeCloseTo(1.694);
});

it('a report that says nothing is a sample without measures', () => {
  expect(linkSample({ atMs: 0, entries: [] }, { atMs: 1_000, entries: [] })).toEqual({
    spanMs: 1_000,
    sentBytes: 0,
    receivedBytes: 0,
    sendRate: 0,
    receiveRate: 0,
    roundTripMs: null,
    lostOut: null,
    soundLostOut: null,
    lostIn: null,
    jitterOutMs: null,
    jitterInMs: null,
    availableRate: null,
    framesOut: null,
    framesIn: null,
    frozenMs: 0,
    concealed: null,
    limitedBy: 'none',
    route: null,
  });
});
