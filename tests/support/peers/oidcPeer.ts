import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { socialReturnPath } from '@preproom/models/contract/accounts/social';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';

/** Somebody with an account at the provider. */
export interface PeerPerson {
  sub: string;
  name: string;
  email: string;
  email_verified: boolean | string;
}

/** How the provider speaks; also its id in the settings. */
export type Dialect = 'standard' | 'linkedin';

const CLIENT_ID = 'preproom';
const CLIENT_SECRET = 'a-secret-of-the-tests-that-is-long-enough';

interface SigningKey {
  id: string;
  privateKey: CryptoKey;
  jwk: JWK;
}

/**
 * A real OpenID Connect provider on the loopback address. The standard one insists on PKCE, a nonce and the secret in a header;
 * the other one, as LinkedIn does, knows neither of them, wants the secret in the body and says "true" in quotes. `person` is
 * logged in there; its page asks only whether to go on.
 */
export class OidcPeer {
  readonly dialect: Dialect;
  readonly publicUrl: string;
  person: PeerPerson;
  /** While true it takes requests and never answers. */
  isStuck = false;
  #issuer = '';
  readonly #server = createServer();
  #key: SigningKey | undefined;
  #answer: RequestListener = () => {};
  #provider: Provider | undefined;

  private constructor(dialect: Dialect, publicUrl: string) {
    this.dialect = dialect;
    this.publicUrl = publicUrl;
    const email_verified = dialect === 'linkedin' ? 'true' : true;
    this.person = { sub: `${dialect}-1`, name: 'Asha Rao', email: `asha@${dialect}.example`, email_verified };
  }

  /** `publicUrl` is where the product is reached. */
  static async start(dialect: Dialect, publicUrl: string): Promise<OidcPeer> {
    const peer = new OidcPeer(dialect, publicUrl);
    peer.#server.on('request', (request, response) => peer.#receive(request, response));
    peer.#server.listen(0, '127.0.0.1');
    await once(peer.#server, 'listening');
    peer.#issuer = `http://127.0.0.1:${(peer.#server.address() as AddressInfo).port}`;
    await peer.rotateKeys();
    return peer;
  }

  get issuer(): string {
    return this.#issuer;
  }

  /** Its entry in OIDC_PROVIDERS. */
  get settings() {
    const { dialect, issuer } = this;
    const label = dialect === 'standard' ? 'Campus' : 'LinkedIn';
    return { id: dialect, label, issuer, dialect, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET };
  }

  /** From now on it signs with another key and publishes only that one. */
  async rotateKeys(): Promise<void> {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const id = crypto.randomUUID();
    const jwk = { ...(await exportJWK(privateKey)), kid: id, alg: 'RS256', use: 'sig' };
    this.#key = { id, privateKey, jwk };
    this.#provider = new Provider(this.issuer, this.#configuration(jwk));
    this.#answer = this.#provider.callback();
  }

  /** An ID token about the person as the provider would sign it, but for these claims. */
  idToken(changed: JWTPayload = {}): Promise<string> {
    if (!this.#key) throw new Error('not started');
    const { sub, name, email, email_verified } = this.person;
    const now = Math.floor(Date.now() / 1000);
    const usual = {
      iss: this.issuer,
      aud: CLIENT_ID,
      sub,
      name,
      email,
      email_verified,
      iat: now,
      exp: now + 60,
    };
    return new SignJWT({ ...usual, jti: crypto.randomUUID(), ...changed })
      .setProtectedHeader({ alg: 'RS256', kid: this.#key.id })
      .sign(this.#key.privateKey);
  }

  /** Goes through the provider's pages as a browser does; resolves with the address that it sends the browser back to. */
  async logIn(url: string): Promise<URL> {
    const cookies = new Map<string, string>();
    let address = new URL(url);
    for (;;) {
      const isForm = address.pathname.startsWith('/interaction/');
      const response = await fetch(address, {
        method: isForm ? 'POST' : 'GET',
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const location = response.headers.get('location');
      if (!location) throw new Error(`The provider says ${response.status}: ${await response.text()}`);
      address = new URL(location, address);
      if (address.origin === this.publicUrl) return address;
    }
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #receive(request: IncomingMessage, response: ServerResponse): void {
    if (this.isStuck) return;
    const { pathname, searchParams } = new URL(request.url ?? '/', this.issuer);
    const isStandard = this.dialect === 'standard';
    const isMiswritten =
      pathname === '/auth' &&
      ['nonce', 'code_challenge'].some((name) => searchParams.has(name) !== isStandard);
    if (isMiswritten) response.writeHead(400).end('nonce and PKCE');
    else if (pathname === '/favicon.ico') response.writeHead(204).end();
    else if (pathname.startsWith('/interaction/')) void this.#interact(request, response);
    else this.#answer(request, response);
  }

  /** Its own page: a person presses one of two buttons. */
  async #interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!this.#provider) return;
    if (request.method === 'GET') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      return void response.end(
        `<!doctype html><html lang="en"><title>Campus</title><h1>Go on as ${this.person.name}?</h1>
        <form method="post"><button>Go on</button><button name="cancel" value="1">Cancel</button></form></html>`,
      );
    }
    const isCancelled = (await text(request)).includes('cancel');
    const outcome = isCancelled ? { error: 'access_denied' } : await this.#consent(request, response);
    await this.#provider.interactionFinished(request, response, outcome, { mergeWithLastSubmission: false });
  }

  async #consent(request: IncomingMessage, response: ServerResponse) {
    if (!this.#provider) throw new Error('not started');
    await this.#provider.interactionDetails(request, response);
    const grant = new this.#provider.Grant({ accountId: this.person.sub, clientId: CLIENT_ID });
    grant.addOIDCScope('openid email profile');
    return { login: { accountId: this.person.sub }, consent: { grantId: await grant.save() } };
  }

  #configuration(jwk: JWK): Configuration {
    const isStandard = this.dialect === 'standard';
    return {
      jwks: { keys: [jwk as never] },
      cookies: { keys: ['the tests'] },
      clients: [
        {
          client_id: CLIENT_ID,
          client_secret: CLIENT_SECRET,
          redirect_uris: [this.publicUrl + socialReturnPath(this.dialect)],
          token_endpoint_auth_method: isStandard ? 'client_secret_basic' : 'client_secret_post',
        },
      ],
      pkce: { required: () => isStandard },
      features: { devInteractions: { enabled: false } },
      // Said, since it warns of every default.
      ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
      conformIdTokenClaims: false,
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      findAccount: (_context, accountId) => ({ accountId, claims: () => ({ ...this.person }) }),
    };
  }
}
