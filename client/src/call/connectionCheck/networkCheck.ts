import type { ConnectionCheck } from '@preproom/models/contract/room/connectionCheck';
import type { IceConfig } from '@preproom/models/contract/room/ice';
import type { ConnectionCheckPorts } from './connectionCheckPorts.ts';
import { relayVerdict, speedVerdict, stunVerdict } from './connectionCheckRules.ts';

type Found = Partial<ConnectionCheck>;

/** Whether a relay gives this page a candidate. Relays are the ICE servers with credentials. */
export async function checkRelay(
  ports: ConnectionCheckPorts,
  { iceServers }: IceConfig,
  signal: AbortSignal,
): Promise<Found> {
  const relays = iceServers.filter(({ credential }) => credential !== undefined);
  if (relays.length === 0) return { relay: 'not_configured' };
  return { relay: relayVerdict(await ports.probeCandidate(relays, 'relay', signal)) };
}

/** Whether a STUN server tells this page its public address. */
export async function checkStun(
  ports: ConnectionCheckPorts,
  { iceServers, relayOnly }: IceConfig,
  signal: AbortSignal,
): Promise<Found> {
  const servers = iceServers.filter(({ credential }) => credential === undefined);
  const isNeeded = servers.length > 0 && !relayOnly && !ports.isOnThisMachine();
  if (!isNeeded) return { stun: 'not_needed' };
  return { stun: stunVerdict(await ports.probeCandidate(servers, 'srflx', signal)) };
}

/** Measures the speed through a relay that works; without a relay, only what the device itself can do. */
export async function checkSpeed(
  ports: ConnectionCheckPorts,
  ice: IceConfig,
  relay: ConnectionCheck['relay'],
  signal: AbortSignal,
): Promise<Found> {
  if (relay !== 'works' && relay !== 'not_configured') return { speed: 'not_measured' };
  const speedOver = relay === 'works' ? 'relay' : 'device';
  try {
    const kbps = await ports.measureLoop({ ...ice, relayOnly: speedOver === 'relay' }, signal);
    return { speed: speedVerdict(kbps), speedKbps: Math.round(kbps), speedOver };
  } catch {
    return { speed: 'failed', speedOver };
  }
}
