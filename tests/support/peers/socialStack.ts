import { anyRoomId } from '@preproom/models/db/testing/factories';
import { freePort } from '../stack/freePort.ts';
import { type Stack, startStack } from '../stack/startStack.ts';
import { type Dialect, OidcPeer } from './oidcPeer.ts';
import { SocialBrowser } from './socialBrowser.ts';

export interface SocialStack {
  stack: Stack;
  /** Two providers: one by the book, one as LinkedIn is. */
  peers: Record<Dialect, OidcPeer>;
  browser(): SocialBrowser;
  stop(): Promise<void>;
}

/** The product with both providers configured. */
export async function startSocialStack(): Promise<SocialStack> {
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const [standard, linkedin] = await Promise.all([
    OidcPeer.start('standard', publicUrl),
    OidcPeer.start('linkedin', publicUrl),
  ]);
  const stack = await startStack({
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    OIDC_PROVIDERS: JSON.stringify([standard.settings, linkedin.settings]),
  });
  return {
    stack,
    peers: { standard, linkedin },
    browser: () => new SocialBrowser(stack.url),
    async stop() {
      await stack.stop();
      await Promise.all([standard.stop(), linkedin.stop()]);
    },
  };
}

/** From now on somebody else is logged in at the provider; gives who. */
export function newPerson(peer: OidcPeer) {
  const id = anyRoomId();
  peer.person = { ...peer.person, sub: id, email: `${id}@people.example` };
  return peer.person;
}
