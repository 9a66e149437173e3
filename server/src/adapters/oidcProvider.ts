import { AppError } from '@preproom/models/contract/http/errors';
import { socialReturnPath } from '@preproom/models/contract/people/social';
import type { Log } from '@preproom/models/runtime/log';
import * as oidc from 'openid-client';
import type { ProviderSettings } from '../config/providerSettings.ts';

/** For each request to a provider; a person is waiting. */
const TIMEOUT_SECONDS = 5;
const MAX_NAME = 100;
const SCOPE = 'openid email profile';

/** What only the browser that began a log-in may end it with. */
export interface Challenge {
  state: string;
  /** Null where the provider knows none. */
  nonce: string | null;
  pkceVerifier: string | null;
}

/** What the browser came back with. */
export type Proof = { state: string } & ({ code: string; iss: string | undefined } | { idToken: string });

/** What the provider has signed about a person. */
export interface ProvenPerson {
  subject: string;
  name: string;
  /** Lower case; null unless the provider has confirmed it. */
  email: string | null;
}

/**
 * One provider of social log-in by OpenID Connect. Throws `provider_unavailable` when it does not answer in time and
 * `sign_in_refused` for whatever it has not signed for us, this browser and this moment.
 */
export class OidcProvider {
  readonly settings: ProviderSettings;
  readonly #redirectUri: string;
  readonly #log: Log;
  readonly #timeoutSeconds: number;
  #known: Promise<Configurations> | undefined;

  constructor(
    settings: ProviderSettings,
    publicUrl: string,
    log: Log,
    { timeoutSeconds = TIMEOUT_SECONDS } = {},
  ) {
    this.#timeoutSeconds = timeoutSeconds;
    this.settings = settings;
    this.#redirectUri = publicUrl + socialReturnPath(settings.id);
    this.#log = log.child({ provider: settings.id });
  }

  /** The address of the provider's own page, and what to remember until the person is back. */
  async begin(): Promise<{ url: string; challenge: Challenge }> {
    const isStandard = this.settings.dialect === 'standard';
    const challenge: Challenge = {
      state: oidc.randomState(),
      nonce: isStandard ? oidc.randomNonce() : null,
      pkceVerifier: isStandard ? oidc.randomPKCECodeVerifier() : null,
    };
    const url = await this.#ask(async ({ byCode }) =>
      oidc.buildAuthorizationUrl(byCode, {
        redirect_uri: this.#redirectUri,
        scope: SCOPE,
        state: challenge.state,
        ...(challenge.nonce && { nonce: challenge.nonce }),
        ...(challenge.pkceVerifier && {
          code_challenge: await oidc.calculatePKCECodeChallenge(challenge.pkceVerifier),
          code_challenge_method: 'S256',
        }),
      }),
    );
    return { url: url.href, challenge };
  }

  /** The person whom the provider vouches for: signature, issuer, audience, times, state and nonce are right. */
  async finish(challenge: Challenge, proof: Proof): Promise<ProvenPerson> {
    const claims = await this.#ask(({ byCode, byIdToken }) =>
      'code' in proof ? this.#exchange(byCode, challenge, proof) : this.#check(byIdToken, challenge, proof),
    );
    const isVerified = claims.email_verified === true || this.#isVerifiedInWords(claims);
    const email = typeof claims.email === 'string' && isVerified ? claims.email.trim().toLowerCase() : null;
    return {
      subject: claims.sub,
      name: typeof claims.name === 'string' ? claims.name.trim().slice(0, MAX_NAME) : '',
      email,
    };
  }

  /** LinkedIn's ID tokens say "true", in quotes. */
  #isVerifiedInWords({ email_verified }: oidc.IDToken): boolean {
    return this.settings.dialect === 'linkedin' && email_verified === 'true';
  }

  async #exchange(
    configuration: oidc.Configuration,
    { state, nonce, pkceVerifier }: Challenge,
    proof: Extract<Proof, { code: string }>,
  ): Promise<oidc.IDToken> {
    const back = new URL(this.#redirectUri);
    back.searchParams.set('code', proof.code);
    back.searchParams.set('state', proof.state);
    if (proof.iss !== undefined) back.searchParams.set('iss', proof.iss);
    const answer = await oidc.authorizationCodeGrant(configuration, back, {
      expectedState: state,
      idTokenExpected: true,
      ...(nonce && { expectedNonce: nonce }),
      ...(pkceVerifier && { pkceCodeVerifier: pkceVerifier }),
    });
    const claims = answer.claims();
    if (!claims) throw new AppError('sign_in_refused');
    return claims;
  }

  /** An ID token that came through the browser: without a nonce nothing ties it to this browser, so it is refused. */
  async #check(
    configuration: oidc.Configuration,
    { state, nonce }: Challenge,
    proof: Extract<Proof, { idToken: string }>,
  ): Promise<oidc.IDToken> {
    if (nonce === null) throw new AppError('sign_in_refused');
    const back = new URL(this.#redirectUri);
    back.hash = `${new URLSearchParams({ id_token: proof.idToken, state: proof.state })}`;
    return oidc.implicitAuthentication(configuration, back, nonce, { expectedState: state });
  }

  async #ask<T>(question: (known: Configurations) => Promise<T>): Promise<T> {
    try {
      return await question(await this.#discovered());
    } catch (failure) {
      if (failure instanceof AppError) throw failure;
      const code = isAway(failure) ? 'provider_unavailable' : 'sign_in_refused';
      // The failure itself may carry tokens and claims.
      this.#log.warn({ code, reason: reasonOf(failure) }, 'social log-in failed');
      throw new AppError(code);
    }
  }

  /** What the provider says about itself, asked once; again after a failure. */
  #discovered(): Promise<Configurations> {
    this.#known ??= discover(this.settings, this.#timeoutSeconds).catch((failure) => {
      this.#known = undefined;
      throw failure;
    });
    return this.#known;
  }
}

/** The library has one for each way in which an ID token comes. */
interface Configurations {
  byCode: oidc.Configuration;
  byIdToken: oidc.Configuration;
}

async function discover(
  { issuer, clientId, clientSecret, dialect }: ProviderSettings,
  timeout: number,
): Promise<Configurations> {
  const authentication = (dialect === 'linkedin' ? oidc.ClientSecretPost : oidc.ClientSecretBasic)(
    clientSecret,
  );
  // Settings refuse such an issuer in production.
  const insecurely = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
  const byCode = await oidc.discovery(new URL(issuer), clientId, clientSecret, authentication, {
    timeout,
    execute: [...insecurely, oidc.enableNonRepudiationChecks],
  });
  const byIdToken = new oidc.Configuration(byCode.serverMetadata(), clientId, clientSecret, authentication);
  byIdToken.timeout = timeout;
  for (const change of [...insecurely, oidc.useIdTokenResponseType]) change(byIdToken);
  return { byCode, byIdToken };
}

/** The provider gave no proper answer, as opposed to one that says no. */
function isAway(failure: unknown): boolean {
  const { code, cause } = (failure ?? {}) as { code?: unknown; cause?: unknown };
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM')
    return true;
  // fetch says "fetch failed" with the reason behind it.
  return failure instanceof TypeError && cause instanceof Error;
}

function reasonOf(failure: unknown): string {
  const { code, error, name } = (failure ?? {}) as { code?: unknown; error?: unknown; name?: unknown };
  return [name, code, error].filter((part) => typeof part === 'string').join(' ');
}
