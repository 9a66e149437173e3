import { asPersonName } from '@preproom/models/contract/accounts/accounts';
import { socialReturnPath } from '@preproom/models/contract/accounts/social';
import { Email } from '@preproom/models/contract/accounts/users';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Log } from '@preproom/models/runtime/log';
import * as oidc from 'openid-client';
import type { ProviderSettings } from '../config/providerSettings.ts';

/** Per request to a provider. Short, because a person is waiting. */
const TIMEOUT_SECONDS = 5;
const SCOPE = 'openid email profile';

/** Secrets that tie a log-in to the browser that began it. */
export interface Challenge {
  state: string;
  /** Null if the provider does not support it. */
  nonce: string | null;
  pkceVerifier: string | null;
}

/** The parameters with which the browser returns from the provider. */
export type Proof = { state: string } & ({ code: string; iss: string | undefined } | { idToken: string });

/** The claims about a person in the provider's signed ID token. */
export interface ProvenPerson {
  subject: string;
  /** Null if the provider gives none that could be shown. */
  name: string | null;
  /** Lower case; null unless it is an address and the provider has verified it. */
  email: string | null;
}

/**
 * One OpenID Connect provider for social log-in. Throws `provider_unavailable` when it does not answer in time, and
 * `sign_in_refused` when it refuses or its ID token fails a check (signature, audience, times, state, nonce).
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

  /** The URL of the provider's log-in page, and the challenge to keep until the person returns. */
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

  /** The verified person. Checks signature, issuer, audience, times, state and nonce of the ID token. */
  async finish(challenge: Challenge, proof: Proof): Promise<ProvenPerson> {
    const claims = await this.#ask(({ byCode, byIdToken }) =>
      'code' in proof ? this.#exchange(byCode, challenge, proof) : this.#check(byIdToken, challenge, proof),
    );
    const isVerified = claims.email_verified === true || this.#isVerifiedInWords(claims);
    return {
      subject: claims.sub,
      name: typeof claims.name === 'string' ? asPersonName(claims.name) : null,
      email: (isVerified && Email.safeParse(claims.email).data) || null,
    };
  }

  /** LinkedIn sends `email_verified` as the string "true". */
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

  /** Checks an ID token that came through the browser. Only the nonce ties it to this browser, so it is refused without one. */
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
      // The error itself is not logged: it may contain tokens and claims.
      this.#log.warn({ code, reason: reasonOf(failure) }, 'social log-in failed');
      throw new AppError(code);
    }
  }

  /** The provider's metadata, fetched once and again after a failure. */
  #discovered(): Promise<Configurations> {
    this.#known ??= discover(this.settings, this.#timeoutSeconds).catch((failure) => {
      this.#known = undefined;
      throw failure;
    });
    return this.#known;
  }
}

/** openid-client needs one configuration per response type. */
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
  // For tests: the settings refuse an http issuer in production.
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

/** Whether the provider gave no valid answer, as opposed to a refusal. */
function isAway(failure: unknown): boolean {
  const { code, cause } = (failure ?? {}) as { code?: unknown; cause?: unknown };
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM')
    return true;
  // fetch throws TypeError("fetch failed") with the network error as its cause.
  return failure instanceof TypeError && cause instanceof Error;
}

function reasonOf(failure: unknown): string {
  const { code, error, name } = (failure ?? {}) as { code?: unknown; error?: unknown; name?: unknown };
  return [name, code, error].filter((part) => typeof part === 'string').join(' ');
}
