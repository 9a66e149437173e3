import { socialAuth, startSocialAuth } from '@preproom/models/contract/accounts/social';
import type { BodyOf } from '@preproom/models/contract/http/endpoint';
import { ApiClient } from '../stack/apiClient.ts';
import type { OidcPeer } from './oidcPeer.ts';

type Wish = Omit<BodyOf<typeof startSocialAuth>, 'provider'>;
type Proof = BodyOf<typeof socialAuth>;

/** A browser that logs in with a provider. */
export class SocialBrowser extends ApiClient {
  /** Presses the provider's button; gives the address of the provider's page. Throws when that is refused. */
  async begin({ dialect }: OidcPeer, wish: Wish = {}): Promise<URL> {
    const { status, body } = await this.call(startSocialAuth, { body: { provider: dialect, ...wish } });
    if (status !== 200) throw new Error(`No start: ${status} ${body.code}`);
    return new URL(body.url);
  }

  /** Begins and goes through the provider's pages; gives what the way back then posts. */
  async comeBack(peer: OidcPeer, wish: Wish = {}): Promise<Proof> {
    const back = await peer.logIn((await this.begin(peer, wish)).href);
    const field = (name: string) => back.searchParams.get(name) ?? undefined;
    return { provider: peer.dialect, state: field('state') ?? '', code: field('code'), iss: field('iss') };
  }

  /** The whole way. */
  async logInWith(peer: OidcPeer, wish: Wish = {}) {
    return this.call(socialAuth, { body: await this.comeBack(peer, wish) });
  }
}
