import type { ConnectionCheckPorts } from '../connectionCheck/connectionCheckPorts.ts';

/** Browsers retry an unresponsive server for much longer than a person would wait. */
const PROBE_TIMEOUT_MS = 6_000;

/** Gathers candidates with a peer connection that never connects to anybody. */
export const probeCandidate: ConnectionCheckPorts['probeCandidate'] = async (iceServers, type, signal) => {
  const peer = new RTCPeerConnection({ iceServers, iceTransportPolicy: type === 'relay' ? 'relay' : 'all' });
  const errorCodes: number[] = [];
  peer.addEventListener('icecandidateerror', ({ errorCode }) => errorCodes.push(errorCode));
  const enough = AbortSignal.any([signal, AbortSignal.timeout(PROBE_TIMEOUT_MS)]);
  try {
    const found = new Promise<boolean>((resolve) => {
      peer.addEventListener('icecandidate', ({ candidate }) => {
        if (!candidate) resolve(false);
        else if (candidate.type === type) resolve(true);
      });
      enough.addEventListener('abort', () => {
        // A timeout counts as an error, which the browser has not reported yet.
        errorCodes.push(UNREACHABLE);
        resolve(false);
      });
    });
    peer.createDataChannel('probe');
    await peer.setLocalDescription();
    return { hasFound: await found, errorCodes };
  } finally {
    peer.close();
  }
};

/** Browsers' error code for a server that did not answer. */
const UNREACHABLE = 701;
