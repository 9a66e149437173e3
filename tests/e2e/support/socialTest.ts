import { OidcPeer } from '../../support/peers/oidcPeer.ts';
import { test as base, expect } from './test.ts';

interface SocialFixtures {
  /** Two providers: one by the book, one as LinkedIn is. */
  peers: { standard: OidcPeer; linkedin: OidcPeer };
}

/** With both providers configured; the product is opened as `localhost`. */
export const test = base.extend<SocialFixtures>({
  peers: async ({ port }, use) => {
    const publicUrl = `http://localhost:${port}`;
    const [standard, linkedin] = await Promise.all([
      OidcPeer.start('standard', publicUrl),
      OidcPeer.start('linkedin', publicUrl),
    ]);
    await use({ standard, linkedin });
    await Promise.all([standard.stop(), linkedin.stop()]);
  },
  settings: async ({ port, peers }, use) =>
    use({
      PUBLIC_URL: `http://localhost:${port}`,
      OIDC_PROVIDERS: JSON.stringify([peers.standard.settings, peers.linkedin.settings]),
    }),
});
export { expect };
