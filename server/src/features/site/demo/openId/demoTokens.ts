import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { DEMO_PROVIDER } from '../../../../config/providerSettings.ts';

const ALGORITHM = 'RS256';

/** What the product asks for, from the address that it sends the browser to. */
export interface Asked {
  redirectUri: string;
  state: string;
  nonce: string;
  challenge: string;
}

/** Who somebody says they are. */
export interface Claimed {
  email: string;
  name: string;
}

/** Codes and ID tokens, signed with a key that lasts as long as the process. A code is a signed text itself, so nothing is stored. */
export function createDemoTokens(issuer: () => string) {
  let keys: ReturnType<typeof generateKeyPair> | undefined;
  const pair = () => {
    keys ??= generateKeyPair(ALGORITHM);
    return keys;
  };
  const signed = async (claims: Record<string, unknown>, audience: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid: 'demo' })
      .setIssuer(issuer())
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('1m')
      .sign((await pair()).privateKey);

  return {
    async publicKeys() {
      const jwk = await exportJWK((await pair()).publicKey);
      return { keys: [{ ...jwk, kid: 'demo', alg: ALGORITHM, use: 'sig' }] };
    },

    code: ({ nonce, challenge }: Asked, claimed: Claimed) => signed({ nonce, challenge, ...claimed }, 'code'),

    /** The ID token for a code; null if the code is old or another browser's. */
    async redeem(code: string, verifier: string): Promise<string | null> {
      const key = (await pair()).publicKey;
      const read = await jwtVerify(code, key, { audience: 'code' }).catch(() => null);
      if (!read) return null;
      const { nonce, challenge, email, name } = read.payload;
      if (createHash('sha256').update(verifier).digest('base64url') !== challenge) return null;
      return signed({ sub: email, nonce, email, email_verified: true, name }, DEMO_PROVIDER.clientId);
    },
  };
}
