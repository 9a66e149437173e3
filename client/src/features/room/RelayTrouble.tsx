import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LineCheck } from '@preproom/models/contract/lineCheck';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { browserLineCheck } from '../../call/adapters/browserLineCheck.ts';
import type { InRoomState } from '../../call/callState.ts';
import { relayVerdict } from '../../call/lineCheckRules.ts';
import type { Room } from './api.ts';
import { hasRelay } from './relayPreference.ts';

/** Longer than a relayed connection takes on a poor line. */
const ASK_AFTER_MS = 5_000;
const ASK_AGAIN_MS = 10_000;

const TEXTS: Partial<Record<LineCheck['relay'], MessageDescriptor>> = {
  refused: msg`Our relay refuses this page's key, so the call cannot get through. This is our fault, not yours: reload the page. If it stays like this, arrange another time.`,
  busy: msg`Our relay is full at the moment. We keep trying; the call connects as soon as there is room.`,
  unreachable: msg`Our relay cannot be reached from here, so the call cannot get through. We keep trying. Another network, such as your phone's hotspot, may help.`,
};

export interface RelayTroubleProps {
  ice: Room['ice'];
  state: InRoomState;
}

/** Where the call does not get through for some time, says so if the relay is to blame. */
export function RelayTrouble({ ice, state }: RelayTroubleProps) {
  const { t } = useLingui();
  const isStuck = state.status === 'connecting' || state.status === 'reconnecting';
  const verdict = useRelayVerdict(ice, isStuck && hasRelay(ice));
  const text = verdict && TEXTS[verdict];
  if (!text) return null;
  return (
    <p
      role="alert"
      className="flex max-w-lg gap-2 self-center rounded-card border border-amber/50 bg-raised px-3 py-2 text-14 shadow-layer"
    >
      <TriangleAlert aria-hidden className="size-5 shrink-0 text-amber" />
      {t(text)}
    </p>
  );
}

/** Asks the relay itself, again and again while it is wanted; null while it need not be asked or has not answered yet. */
function useRelayVerdict(ice: Room['ice'], isWanted: boolean): LineCheck['relay'] | null {
  const [verdict, setVerdict] = useState<LineCheck['relay'] | null>(null);
  // The keys change with every look at the room; the newest are asked about.
  const latest = useRef(ice);
  useEffect(() => {
    latest.current = ice;
  });
  useEffect(() => {
    if (!isWanted) return;
    const ending = new AbortController();
    const { clock, probeCandidate } = browserLineCheck;
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
