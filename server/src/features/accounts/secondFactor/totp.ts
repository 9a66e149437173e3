import { hkdfSync } from 'node:crypto';
import { SIX_DIGITS } from '@preproom/models/contract/accounts/codes';
import { openSealedText, sealText } from '@preproom/models/runtime/sealedText';
import { Secret, TOTP } from 'otpauth';
import type { AppDeps } from '../../../deps.ts';

type Deps = Pick<AppDeps, 'config'>;

/** What all authenticator apps understand; 160 bits, as RFC 4226 recommends. */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Steps of 30 s by which the phone's clock may be ahead or behind. */
const WINDOW = 1;

const keyOf = ({ config }: Deps) =>
  Buffer.from(hkdfSync('sha256', config.panSecret(), '', 'preproom totp', 32));
const boundTo = (userId: string) => `totp:${userId}`;

/** A secret in base32, and its address for a QR code. */
export function newTotp({ config }: Deps, email: string): { secret: string; uri: string } {
  const secret = new Secret({ size: SECRET_BYTES });
  const totp = new TOTP({ ...SHAPE, issuer: config.BRAND_NAME, label: email, secret });
  return { secret: secret.base32, uri: totp.toString() };
}

/** The secret encrypted for this person alone. */
export function sealTotp(deps: Deps, userId: string, secret: string): string {
  return sealText(keyOf(deps), boundTo(userId), secret);
}

/** The number of the 30 seconds that the code belongs to, within a step of now; null for a wrong code, or a secret whose key is lost. */
export function totpStep(
  deps: Deps & Pick<AppDeps, 'log' | 'clock'>,
  userId: string,
  { sealed, code }: { sealed: string; code: string },
): number | null {
  if (!SIX_DIGITS.test(code)) return null;
  const secret = tryOpen(deps, userId, sealed);
  if (secret === null) return null;
  const timestamp = deps.clock.now();
  const totp = new TOTP({ ...SHAPE, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

function tryOpen(deps: Deps & Pick<AppDeps, 'log'>, userId: string, sealed: string): string | null {
  try {
    return openSealedText(keyOf(deps), boundTo(userId), sealed);
  } catch (error) {
    deps.log.error({ err: error, userId }, 'PAN_SECRET does not open the key of an authenticator app');
    return null;
  }
}
