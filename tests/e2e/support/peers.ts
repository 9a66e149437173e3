import type { Person } from './person.ts';

declare global {
  interface Window {
    /** Every peer connection that the page has made. */
    peers?: RTCPeerConnection[];
  }
}

/** In the lobby: loads the page again so that its peer connections can be asked afterwards. */
export async function watchPeers({ context, page }: Person): Promise<void> {
  await context.addInitScript(() => {
    const peers: RTCPeerConnection[] = [];
    window.peers = peers;
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        peers.push(this);
      }
    };
  });
  await page.reload();
}

/** How the call's media travel now, as the two candidates' types: "relay/relay", "host/host"; null while they do not. */
export function pathInUse({ page }: Person): Promise<string | null> {
  return page.evaluate(async () => {
    const peer = window.peers?.findLast(({ connectionState }) => connectionState === 'connected');
    const stats = await peer?.getStats();
    for (const report of stats?.values() ?? []) {
      if (report.type !== 'transport' || !report.selectedCandidatePairId) continue;
      const pair = stats?.get(report.selectedCandidatePairId);
      const typeOf = (id: string) => stats?.get(id)?.candidateType;
      return `${typeOf(pair.localCandidateId)}/${typeOf(pair.remoteCandidateId)}`;
    }
    return null;
  });
}

/** The passwords with which the newest open connection asks its relays. */
export function relayKeys({ page }: Person): Promise<string[]> {
  return page.evaluate(() => {
    const servers =
      window.peers?.findLast(({ connectionState }) => connectionState !== 'closed')?.getConfiguration()
        .iceServers ?? [];
    return servers.flatMap(({ credential }) => credential ?? []);
  });
}

/** The name that this side's newest attempt goes by, once both sides have agreed on it; another one after an ICE restart. */
export function attemptName({ page }: Person): Promise<string | undefined> {
  return page.evaluate(() => {
    const sdp = window.peers?.at(-1)?.currentLocalDescription?.sdp;
    return /a=ice-ufrag:(\S+)/.exec(sdp ?? '')?.[1];
  });
}

/** Ends the newest connection without a word, as a browser does that has run into an error. */
export async function killPeer({ page }: Person): Promise<void> {
  await page.evaluate(() => window.peers?.at(-1)?.close());
}
