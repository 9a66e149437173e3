import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ConnectionCheck } from '@preproom/models/contract/room/connectionCheck';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { browserConnectionCheck } from '../../../call/adapters/browserConnectionCheck.ts';
import { relayVerdict } from '../../../call/connectionCheck/connectionCheckRules.ts';
import type { InRoomState } from '../../../call/machine/callState.ts';
import type { Room } from '../parts/api.ts';
import { RelaySwitch } from './RelaySwitch.tsx';
import { hasRelay } from './relayPreference.ts';

/** 5 s: longer than a relayed connection takes to establish on a poor network. */
const ASK_AFTER_MS = 5_000;
const ASK_AGAIN_MS = 10_000;

const TEXTS: Partial<Record<ConnectionCheck['relay'], MessageDescriptor>> = {
  refused: msg`The call can’t connect because of a problem on our side. Reload the page. If that doesn’t help, contact us.`,
  busy: msg`The server that relays calls is busy. We’ll keep trying to connect you.`,
  unreachable: msg`The call can’t connect from this network. We’ll keep trying, but another network, such as your phone’s hotspot, may work better.`,
};

export interface RelayTroubleProps {
  ice: Room['ice'];
  state: InRoomState;
  /** The person switched relay-only connections on or off. */
  onIce: (ice: Room['ice']) => void;
}

/** Shown when the call does not connect for some time. Probes the relay to say whose network is at fault. */
export function RelayTrouble({ ice, state, onIce }: RelayTroubleProps) {
  const isStuck = state.status === 'connecting' || state.status === 'reconnecting';
  const verdict = useRelayVerdict(ice, isStuck && hasRelay(ice));
  const text = useText(verdict, state);
  if (!text) return null;
  return (
    <div className="flex max-w-lg gap-2 self-center rounded-card border border-amber/50 bg-raised px-3 py-2 text-14 shadow-layer">
      <TriangleAlert aria-hidden className="size-5 shrink-0 text-amber" />
      <div>
        <p role="alert">{text}</p>
        <RelaySwitch ice={ice} onChange={onIce}>
          <Trans>Reconnects the call right away.</Trans>
        </RelaySwitch>
      </div>
    </div>
  );
}

/** A relayed call needs both sides to reach the relay. If this side does, the problem is on the other. */
function useText(verdict: ConnectionCheck['relay'] | null, { room, signalling }: InRoomState): string | null {
  const { t } = useLingui();
  if (!verdict) return null;
  const own = TEXTS[verdict];
  if (own) return t(own);
  // Without signalling or without the other person there is nobody to connect to.
  if (signalling !== 'joined' || !room.other.isPresent) return null;
  return t`Your connection looks fine, so the problem may be on ${room.other.Name}’s side. We’ll keep trying. Another network, such as a phone hotspot, may help them.`;
}

/** Probes the relay repeatedly while `isWanted`; null until the first answer. */
function useRelayVerdict(ice: Room['ice'], isWanted: boolean): ConnectionCheck['relay'] | null {
  const [verdict, setVerdict] = useState<ConnectionCheck['relay'] | null>(null);
  // Relay credentials change with every fetch of the room; probe with the newest.
  const latest = useRef(ice);
  useEffect(() => {
    latest.current = ice;
  });
  useEffect(() => {
    if (!isWanted) return;
    const ending = new AbortController();
    const { clock, probeCandidate } = browserConnectionCheck;
    let cancel = clock.after(ASK_AFTER_MS, () => void ask());
    const ask = async () => {
      const relays = latest.current.iceServers.filter(({ credential }) => credential !== undefined);
      const found = await probeCandidate(relays, 'relay', ending.signal);
      if (ending.signal.aborted) return;
      setVerdict(relayVerdict(found));
      cancel = clock.after(ASK_AGAIN_MS, () => void ask());
    };
    return () => {
      ending.abort();
      cancel();
      setVerdict(null);
    };
  }, [isWanted]);
  return verdict;
}
