import type { Person } from './person.ts';

interface ConnectionPage {
  /** Every connection that the page has made. */
  connections: RTCPeerConnection[];
  /** The loss that the page is made to believe in: the share of what it sends that is lost. */
  believedLoss: number | null;
}

/** Lets a test look at the page's connections, and make the page believe that it loses packets. Reloads the page. */
export async function watchConnections({ page }: Person): Promise<void> {
  await page.addInitScript(() => {
    const held = window as unknown as ConnectionPage;
    held.connections = [];
    held.believedLoss = null;
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        held.connections.push(this);
      }

      override async getStats(): Promise<RTCStatsReport> {
        const report = await super.getStats();
        const loss = held.believedLoss;
        if (loss === null) return report;
        const entries = [...report].map(([id, entry]) =>
          entry.type === 'remote-inbound-rtp'
            ? [id, { ...entry, fractionLost: loss, packetsLost: undefined }]
            : [id, entry],
        );
        return new Map(entries as [string, object][]) as unknown as RTCStatsReport;
      }
    };
  });
  await page.reload();
}

export async function believeLoss({ page }: Person, loss: number | null): Promise<void> {
  await page.evaluate((share) => {
    (window as unknown as ConnectionPage).believedLoss = share;
  }, loss);
}

export interface SendingRates {
  /** Everything, with the headers of IP and UDP; bits a second. */
  total: number;
  /** Speech alone, without any headers. */
  sound: number;
  picturePackets: number;
}

/** What this side sends during the next seconds, by the browser's own counters. */
export async function sendingRates({ page }: Person, seconds: number): Promise<SendingRates> {
  return page.evaluate(async (span) => {
    const connection = (window as unknown as ConnectionPage).connections.at(-1);
    if (!connection) throw new Error('no connection');
    const read = async () => {
      const counters = { atMs: performance.now(), wire: 0, sound: 0, picturePackets: 0 };
      for (const entry of (await connection.getStats()).values()) {
        if (entry.type === 'transport') counters.wire += entry.bytesSent + 28 * entry.packetsSent;
        if (entry.type !== 'outbound-rtp') continue;
        if (entry.kind === 'audio') counters.sound += entry.bytesSent;
        else counters.picturePackets += entry.packetsSent;
      }
      return counters;
    };
    const before = await read();
    await new Promise((resolve) => setTimeout(resolve, span * 1000));
    const after = await read();
    const rate = (bytes: number) => Math.round((bytes * 8000) / (after.atMs - before.atMs));
    return {
      total: rate(after.wire - before.wire),
      sound: rate(after.sound - before.sound),
      picturePackets: after.picturePackets - before.picturePackets,
    };
  }, seconds);
}
