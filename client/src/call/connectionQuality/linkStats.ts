/**
 * What happened on one connection between two reports, about a second apart. Rates in bit/s, times in milliseconds,
 * shares from 0 to 1; null where the browser does not say.
 */
export interface LinkSample {
  spanMs: number;
  /** On the wire, with the headers of IP and UDP, in this stretch. */
  sentBytes: number;
  receivedBytes: number;
  sendRate: number;
  receiveRate: number;
  roundTripMs: number | null;
  /** Of what is sent, as the other side reports it, and with the sound that was sent again. Null without a new report. */
  lostOut: number | null;
  /** Of the sound that is sent, what did not even arrive when it was sent again; as last reported. */
  soundLostOut: number | null;
  lostIn: number | null;
  jitterOutMs: number | null;
  jitterInMs: number | null;
  /** What congestion control believes it can send. */
  availableRate: number | null;
  framesOut: number | null;
  framesIn: number | null;
  /** How long the other person's picture was frozen. */
  frozenMs: number;
  /** The share of audio that was concealed because packets were missing. */
  concealed: number | null;
  limitedBy: 'none' | 'cpu' | 'bandwidth' | 'other';
  route: Route | null;
}

export type Route = 'direct' | 'relay';

/** A report's entry; which fields it has depends on the browser. */
export type StatsEntry = { id: string; type: string } & Record<string, unknown>;

/** A connection's statistics at one moment; counters run since it began. */
export interface LinkReport {
  atMs: number;
  entries: StatsEntry[];
}

/** So long after a cut, what arrives, and the other side's reports of what it got, still tell of the cut itself. */
const CUT_COUNTS_MS = 2_000;
const CUT_REPORTED_MS = 8_000;

/** IPv4 and UDP headers, which the browser's counters leave out. */
const HEADER_BYTES = 28;

/** Compares two reports of one connection; an empty earlier one stands for its start. */
export function linkSample(before: LinkReport, now: LinkReport): LinkSample {
  const spanMs = Math.max(1, now.atMs - before.atMs);
  const grown = growth(before.entries);
  const [sentBytes, receivedBytes] = [wireBytes(grown, now, 'Sent'), wireBytes(grown, now, 'Received')];
  const pair = selectedPair(now.entries);
  const [outbound, inbound] = [ofType(now, 'outbound-rtp'), ofType(now, 'inbound-rtp')];
  const remote = ofType(now, 'remote-inbound-rtp');
  // A report stands until the next one comes.
  const news = remote.filter(
    (report) => number(report, 'timestamp') === null || grown(report, 'timestamp') > 0,
  );
  const [videoOut, videoIn] = [mainPicture(outbound), mainPicture(inbound)];
  return {
    spanMs,
    sentBytes,
    receivedBytes,
    sendRate: (sentBytes * 8000) / spanMs,
    receiveRate: (receivedBytes * 8000) / spanMs,
    roundTripMs: milliseconds(number(pair, 'currentRoundTripTime') ?? greatest(remote, 'roundTripTime')),
    lostOut: lostOut(outbound, news, grown),
    soundLostOut: number(remote.find(isAudio), 'fractionLost'),
    lostIn: lostIn(inbound, grown),
    jitterOutMs: milliseconds(number(remote.find(isAudio), 'jitter')),
    jitterInMs: milliseconds(number(inbound.find(isAudio), 'jitter')),
    availableRate: number(pair, 'availableOutgoingBitrate'),
    framesOut: videoOut ? (grown(videoOut, 'framesEncoded') * 1000) / spanMs : null,
    framesIn: videoIn ? (grown(videoIn, 'framesDecoded') * 1000) / spanMs : null,
    frozenMs: videoIn ? Math.min(spanMs, grown(videoIn, 'totalFreezesDuration') * 1000) : 0,
    concealed: concealed(inbound.find(isAudio), grown),
    limitedBy: limitation(videoOut),
    route: routeOf(now.entries),
  };
}

/** The sample so long after a cut, without the losses of the cut. */
export function withoutCut(sample: LinkSample, sinceMs: number): LinkSample {
  if (sinceMs >= CUT_REPORTED_MS) return sample;
  const reported = { ...sample, lostOut: null, soundLostOut: null };
  return sinceMs >= CUT_COUNTS_MS ? reported : { ...reported, lostIn: null, concealed: null };
}

/** How long ago the last packet of sound or picture arrived, in milliseconds; null while none has, or if the browser does not say. */
export function silentMs(entries: StatsEntry[]): number | null {
  const silences = entries
    .filter(({ type }) => type === 'inbound-rtp')
    .map((entry) => {
      const [atMs, lastMs] = [number(entry, 'timestamp'), number(entry, 'lastPacketReceivedTimestamp')];
      return atMs === null || lastMs === null ? null : atMs - lastMs;
    })
    .filter((ms) => ms !== null);
  return silences.length > 0 ? Math.min(...silences) : null;
}

/** How much a counter has grown since the earlier report. */
type Growth = (entry: StatsEntry, field: string) => number;

function growth(before: StatsEntry[]): Growth {
  const earlier = new Map(before.map((entry) => [entry.id, entry]));
  return (entry, field) => {
    const last = number(earlier.get(entry.id), field) ?? 0;
    // Packets that arrive late reduce the count of lost ones.
    return Math.max(0, (number(entry, field) ?? 0) - last);
  };
}

function wireBytes(grown: Growth, now: LinkReport, way: 'Sent' | 'Received'): number {
  const transports = ofType(now, 'transport').filter((entry) => number(entry, `bytes${way}`) !== null);
  // Firefox counts on candidate pairs only.
  const counted = transports.length > 0 ? transports : ofType(now, 'candidate-pair');
  const sum = (field: string) => counted.reduce((total, entry) => total + grown(entry, field), 0);
  return sum(`bytes${way}`) + HEADER_BYTES * sum(`packets${way}`);
}

/**
 * The other side reports the loss of each stream every few seconds; streams are weighted by packets. Pictures are sent again as a
 * stream of their own; sound in its own, so its report leaves out what arrived in the end.
 */
function lostOut(outbound: StatsEntry[], remote: StatsEntry[], grown: Growth): number | null {
  let [lost, sent] = [0, 0];
  for (const report of remote) {
    const stream = outbound.find(({ id, ssrc }) => id === report.localId || ssrc === report.ssrc);
    const share = number(report, 'fractionLost');
    const packets = stream ? grown(stream, 'packetsSent') : 0;
    if (!stream || share === null) continue;
    // One report on a small picture covers two to ten packets: with one of them lost it says a half. The count of all does not.
    const hasCount = !isAudio(stream) && number(report, 'packetsLost') !== null;
    lost += hasCount
      ? Math.min(packets, grown(report, 'packetsLost'))
      : Math.min(1, Math.max(0, share)) * packets;
    if (isAudio(stream)) lost += grown(stream, 'retransmittedPacketsSent');
    sent += packets;
  }
  return sent > 0 ? Math.min(1, lost / sent) : null;
}

function lostIn(inbound: StatsEntry[], grown: Growth): number | null {
  const sum = (field: string) => inbound.reduce((total, entry) => total + grown(entry, field), 0);
  const [lost, received] = [sum('packetsLost'), sum('packetsReceived')];
  return lost + received > 0 ? lost / (lost + received) : null;
}

/** Concealed silence is left out: it comes from discontinuous transmission (DTX), not from loss. */
function concealed(audio: StatsEntry | undefined, grown: Growth): number | null {
  const total = audio ? grown(audio, 'totalSamplesReceived') : 0;
  if (!audio || total === 0) return null;
  const heard = grown(audio, 'concealedSamples') - grown(audio, 'silentConcealedSamples');
  return Math.min(1, Math.max(0, heard / total));
}

function limitation(video: StatsEntry | undefined): LinkSample['limitedBy'] {
  const reason = video?.qualityLimitationReason;
  return reason === 'cpu' || reason === 'bandwidth' || reason === 'other' ? reason : 'none';
}

function selectedPair(entries: StatsEntry[]): StatsEntry | undefined {
  const chosen = entries.find(({ type }) => type === 'transport')?.selectedCandidatePairId;
  const pairs = entries.filter(({ type }) => type === 'candidate-pair');
  return (
    pairs.find(({ id }) => id === chosen) ??
    pairs.find(({ selected }) => selected === true) ??
    pairs.find(({ nominated, state }) => nominated === true && state === 'succeeded')
  );
}

/** Whether a connection is relayed; null before it connects and in browsers that do not report it. */
function routeOf(entries: StatsEntry[]): Route | null {
  const route = selectedRoute(entries);
  return route && (route === 'relay' ? 'relay' : 'direct');
}

type CandidateRoute = 'host' | 'srflx' | 'relay';

/** The route of a connection by the kind of its candidates; null where `routeOf` is null. */
export function selectedRoute(entries: StatsEntry[]): CandidateRoute | null {
  const pair = selectedPair(entries);
  if (!pair) return null;
  const ends = [pair.localCandidateId, pair.remoteCandidateId];
  return farthest(entries.filter(({ id }) => ends.includes(id))) ?? 'host';
}

/** The farthest kind of candidate that this browser has gathered; null without any. */
export function gatheredRoute(entries: StatsEntry[]): CandidateRoute | null {
  return farthest(entries.filter(({ type }) => type === 'local-candidate'));
}

function farthest(candidates: StatsEntry[]): CandidateRoute | null {
  const types = candidates.map(({ candidateType }) => candidateType);
  if (types.includes('relay')) return 'relay';
  // A `prflx` is the router's address too, found on the way.
  if (types.includes('srflx') || types.includes('prflx')) return 'srflx';
  return types.length > 0 ? 'host' : null;
}

function ofType({ entries }: LinkReport, type: string): StatsEntry[] {
  return entries.filter((entry) => entry.type === type);
}

/** Older Safari versions use `mediaType`. */
const kindOf = (entry: StatsEntry) => entry.kind ?? entry.mediaType;
const isAudio = (entry: StatsEntry) => kindOf(entry) === 'audio';
/** Beside a shared screen there is a second, the face, negotiated after it. */
function mainPicture(streams: StatsEntry[]): StatsEntry | undefined {
  return streams.filter(isVideo).sort((a, b) => Number(a.mid ?? 0) - Number(b.mid ?? 0))[0];
}

const isVideo = (entry: StatsEntry) => kindOf(entry) === 'video';

function number(entry: StatsEntry | undefined, field: string): number | null {
  const value = entry?.[field];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function greatest(entries: StatsEntry[], field: string): number | null {
  const values = entries.map((entry) => number(entry, field)).filter((value) => value !== null);
  return values.length > 0 ? Math.max(...values) : null;
}

const milliseconds = (seconds: number | null) => (seconds === null ? null : seconds * 1000);
