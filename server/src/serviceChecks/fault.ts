/** What is checked at the start and every minute. */
export const CHECKS = [
  'mail',
  'payments',
  'bucket',
  'redis',
  'relay',
  'login',
  'disk',
  'clock',
  'admin',
  'proxy',
] as const;
export type CheckName = (typeof CHECKS)[number];

/** What is wrong, and what whoever runs the product has to do. For the log and the team; never holds a secret. */
export interface Fault {
  problem: string;
  todo: string;
}

/** Resolves with what is wrong; null if nothing is. A rejection counts as a fault too. */
export type Check = () => Promise<Fault | null>;

/** How long a service may take to answer before it counts as down. */
export const ANSWER_MS = 10_000;

const CERTIFICATE_FAULTS: Record<string, string> = {
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: 'is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'is signed by an authority that is not known here',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'is signed by an authority that is not known here',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another name',
};

/**
 * What a failed connection says: the fault of the certificate if it is that, else that `service` cannot be reached. `setting` holds
 * its address; null for one that is fixed.
 */
export function connectionFault(service: string, setting: string | null, error: unknown): Fault {
  const { code, message } = causeOf(error);
  const certificate = CERTIFICATE_FAULTS[code];
  if (certificate)
    return {
      problem: `${service}: its certificate ${certificate} (${code}).`,
      todo: `Renew the certificate${setting ? `, or correct the host in ${setting}` : ''}. If it is right, check this machine's clock.`,
    };
  return {
    problem: `${service} cannot be reached: ${code || message}.`,
    todo: setting
      ? `Check the host and port in ${setting}, that the service runs, and that the firewall lets this machine connect.`
      : 'Check that this machine has a DNS server and that the firewall lets it connect to port 443.',
  };
}

/** `fetch` and clients wrap the error that says why. */
function causeOf(error: unknown): { code: string; message: string } {
  let at = error;
  while (at instanceof Error && at.cause instanceof Error && codeOf(at) === '') at = at.cause;
  return { code: codeOf(at), message: at instanceof Error ? at.name : 'unknown' };
}

/** nodemailer keeps only its own code and the text of OpenSSL's. */
function codeOf(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof message === 'string' && message.includes('certificate has expired')) return 'CERT_HAS_EXPIRED';
  return typeof code === 'string' ? code : '';
}
