import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OidcPeer } from '../../support/peers/oidcPeer.ts';
import { freePort } from '../../support/stack/freePort.ts';
import { ProductProcess } from './productProcess.ts';
import { test as base, expect } from './test.ts';

interface SocialFixtures {
  port: number;
  /** Two providers: one by the book, one as LinkedIn is. */
  peers: { standard: OidcPeer; linkedin: OidcPeer };
}

/** With both providers configured; the product is opened as `localhost`. */
export const test = base.extend<SocialFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  port: async ({}, use) => use(await freePort()),
  peers: async ({ port }, use) => {
    const publicUrl = `http://localhost:${port}`;
    const [standard, linkedin] = await Promise.all([
      OidcPeer.start('standard', publicUrl),
      OidcPeer.start('linkedin', publicUrl),
    ]);
    await use({ standard, linkedin });
    await Promise.all([standard.stop(), linkedin.stop()]);
  },
  product: async ({ port, peers, settings }, use) => {
    const product = new ProductProcess(port, mkdtempSync(join(tmpdir(), 'preproom-data-')), {
      PUBLIC_URL: `http://localhost:${port}`,
      OIDC_PROVIDERS: JSON.stringify([peers.standard.settings, peers.linkedin.settings]),
      ...settings,
    });
    await product.start();
    await use(product);
    await product.stop();
  },
});
export { expect };
