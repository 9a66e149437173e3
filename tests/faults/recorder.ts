import type { Page } from '@playwright/test';

/** What one person saw and heard, with the time of day in milliseconds. Counters run since the recording began. */
export interface Recording {
  /** Every new frame of the other person's picture. */
  frames: { atMs: number; width: number }[];
  counters: Counters[];
  /** What stood in the bar's connection word and in the page's notices, from each change on. */
  texts: { atMs: number; text: string }[];
}

export interface Counters {
  atMs: number;
  /** Samples of the other person's sound that the browser played, and those of them that it made up. */
  samples: number;
  madeUpSamples: number;
  /** With the headers of IP and UDP. */
  receivedBytes: number;
}

declare global {
  interface Window {
    /** Every connection that the page has made. */
    connections?: RTCPeerConnection[];
  }
}

/**
 * For the context of a person who has not opened the room yet: keeps the page's connections, and leads those to the relay on one
 * port to another, where the person's own line begins.
 */
export function holdConnections(ports: { from: number; to: number }): void {
  const leadAside = (configuration?: RTCConfiguration) => {
    for (const server of configuration?.iceServers ?? [])
      server.urls = [server.urls].flat().map((url) => url.replace(`:${ports.from}`, `:${ports.to}`));
    return configuration;
  };
  const connections: RTCPeerConnection[] = [];
  window.connections = connections;
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super(leadAside(configuration));
      connections.push(this);
    }

    override setConfiguration(configuration?: RTCConfiguration): void {
      super.setConfiguration(leadAside(configuration));
    }
  };
}

const LOOK_MS = 100;
/** Readings of the counters. */
export const READINGS_A_SECOND = 2;

/** Begins to record what the page shows and plays of the other person; the answer ends it and gives the recording. */
export async function record(page: Page, otherName: string): Promise<() => Promise<Recording>> {
  const recorder = await page.evaluateHandle(startRecording, {
    otherName,
    lookMs: LOOK_MS,
    countMs: 1_000 / READINGS_A_SECOND,
  });
  return () => recorder.evaluate(({ stop }) => stop());
}

/** Runs in the page. */
function startRecording(options: { otherName: string; lookMs: number; countMs: number }) {
  const recording: Recording = { frames: [], counters: [], texts: [] };
  const now = () => performance.timeOrigin + performance.now();

  let watched: HTMLVideoElement | null = null;
  const watch = (video: HTMLVideoElement) => {
    video.requestVideoFrameCallback((_, { width, rtpTimestamp }) => {
      // Without a time of its own it is an old frame, which a change of the stream has painted again.
      if (rtpTimestamp !== undefined) recording.frames.push({ atMs: now(), width });
      if (video === watched) watch(video);
    });
  };
  const look = () => {
    const video = document.querySelector<HTMLVideoElement>(`video[aria-label="${options.otherName}"]`);
    if (video && video !== watched) watch(video);
    watched = video;
    const shown = document.querySelectorAll<HTMLElement>('header button, [role=status], [role=alert]');
    const lines = [...shown].flatMap(({ innerText }) => innerText.split('\n'));
    const text = lines.flatMap((words) => words.trim() || []).join(' | ');
    if (text !== recording.texts.at(-1)?.text) recording.texts.push({ atMs: now(), text });
  };

  // A connection that has ended keeps what it had counted.
  const counted = new Map<string, Omit<Counters, 'atMs'>>();
  const count = async () => {
    for (const [index, connection] of (window.connections ?? []).entries()) {
      if (connection.connectionState === 'closed') continue;
      for (const entry of (await connection.getStats()).values()) {
        const isSound = entry.type === 'inbound-rtp' && entry.kind === 'audio';
        if (!isSound && entry.type !== 'transport') continue;
        counted.set(`${index} ${entry.id}`, {
          samples: isSound ? (entry.totalSamplesReceived ?? 0) : 0,
          madeUpSamples: isSound ? (entry.concealedSamples ?? 0) - (entry.silentConcealedSamples ?? 0) : 0,
          receivedBytes: isSound ? 0 : entry.bytesReceived + 28 * entry.packetsReceived,
        });
      }
    }
    const sum = (field: 'samples' | 'madeUpSamples' | 'receivedBytes') =>
      [...counted.values()].reduce((total, counters) => total + counters[field], 0);
    recording.counters.push({
      atMs: now(),
      samples: sum('samples'),
      madeUpSamples: sum('madeUpSamples'),
      receivedBytes: sum('receivedBytes'),
    });
  };

  look();
  void count();
  const timers = [
    setInterval(look, options.lookMs),
    setInterval(() => void count().catch(console.warn), options.countMs),
  ];
  return {
    stop: (): Recording => {
      for (const timer of timers) clearInterval(timer);
      return recording;
    },
  };
}
