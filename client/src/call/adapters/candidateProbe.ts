import type { ConnectionCheckPorts } from '../connectionCheck/connectionCheckPorts.ts';

/** Browsers go on asking a silent server for much longer than anybody waits. */
const PROBE_TIMEOUT_MS = 6_000;

/** Lets a peer connection gather candidates for nobody. */
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
        // Silence is an error, too, though the browser has not said so yet.
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

/** The browsers' own code for a server that gave no answer. */
const UNREACHABLE = 701;
