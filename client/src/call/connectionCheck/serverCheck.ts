import type { ConnectionCheck } from '@preproom/models/contract/room/connectionCheck';
import type { TimerClock } from '../../lib/clock.ts';
import type { OpenSignalling } from '../core/ports.ts';
import type { ConnectionCheckPorts } from './connectionCheckPorts.ts';
import { serverVerdict } from './connectionCheckRules.ts';

/** A socket that takes longer is too slow for a call. */
const SERVER_TIMEOUT_MS = 8_000;

/** Measures the response time of our signalling service on a separate socket. */
export async function checkServer(
  { openSignalling, clock }: Pick<ConnectionCheckPorts, 'openSignalling' | 'clock'>,
  signal: AbortSignal,
): Promise<Partial<ConnectionCheck>> {
  const roundTripMs = await measureRoundTrip(openSignalling, clock, signal);
  if (roundTripMs === null) return { server: 'unreachable', roundTripMs };
  return { server: serverVerdict(roundTripMs), roundTripMs: Math.round(roundTripMs) };
}

/** Milliseconds from a request to its answer on a separate socket; null on timeout. */
function measureRoundTrip(
  openSignalling: OpenSignalling,
  clock: TimerClock,
  signal: AbortSignal,
): Promise<number | null> {
  return new Promise((resolve) => {
    const end = (roundTripMs: number | null) => {
      stopClock();
      signal.removeEventListener('abort', giveUp);
      connection.close();
      resolve(roundTripMs);
    };
    const giveUp = () => end(null);
    const ask = async () => {
      const askedAt = clock.now();
      // Leaving without having joined changes nothing, but is answered like any other request.
      await connection.ask('room:leave', {}).then(() => end(Math.max(0, clock.now() - askedAt)), giveUp);
    };
    const ignore = () => {};
    const connection = openSignalling({
      onUp: () => void ask(),
      onDown: ignore,
      onRefused: giveUp,
      onEvent: ignore,
    });
    const stopClock = clock.after(SERVER_TIMEOUT_MS, giveUp);
    signal.addEventListener('abort', giveUp);
  });
}
