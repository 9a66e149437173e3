import type { LiveTopic } from '@preproom/models/contract/room/signalling';
import { browserClock } from '../lib/clock.ts';
import { refetch } from '../lib/live/refetch.ts';
import { watchBrowserNetwork } from './adapters/browserNetwork.ts';
import { saveHistory } from './adapters/connectionHistoryApi.ts';
import { dataSaverChoice } from './adapters/dataSaverChoice.ts';
import { openSimplePeer, warmSimplePeer } from './adapters/simplePeer.ts';
import { openSocketSignalling } from './adapters/socketSignalling.ts';
import type { CallPorts, CallSession } from './callPorts.ts';
import { createCallSession } from './callSession.ts';
import type { LocalMedia } from './media/localMedia.ts';

/** In the room only what the mentor's guide and the agenda show is fetched again: everything else would take bandwidth from the call. */
const TOPICS_IN_ROOM: readonly LiveTopic[] = ['cockpit', 'feedback', 'agenda'];

function refetchInRoom(topics: readonly LiveTopic[]): void {
  refetch(topics.filter((topic) => TOPICS_IN_ROOM.includes(topic)));
}

/** Creates the call of this room over the browser's own socket, peer connection and clock. The page loads this once the lobby is shown. */
export function openCall(roomid: string, media: LocalMedia, getIce: CallPorts['getIce']): CallSession {
  // A browser without WebRTC is reported when the person joins.
  void warmSimplePeer().catch(() => {});
  return createCallSession({
    openSignalling: openSocketSignalling(roomid),
    openPeer: openSimplePeer,
    clock: browserClock,
    media,
    connectionMonitor: { partId: crypto.randomUUID(), dataSaver: dataSaverChoice, saveHistory },
    newId: () => crypto.randomUUID(),
    watchNetwork: watchBrowserNetwork,
    getIce,
    onDataChanged: refetchInRoom,
  });
}
