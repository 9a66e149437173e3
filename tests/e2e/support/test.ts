import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, test as base, expect } from '@playwright/test';
import { freePort } from '../../support/stack/freePort.ts';
import { launchShared, Person, type PersonOptions } from './person.ts';
import { ProductHost } from './productHost.ts';
import { ProductProcess } from './productProcess.ts';

export interface Fixtures {
  /** Settings of the product in this test; a describe sets them with `test.use`, a fixture by taking this one's place. */
  settings: Readonly<Record<string, string>>;
  /** The product's clock can be moved on (`product.advance`). */
  hasTestClock: boolean;
  /** Where the product listens. */
  port: number;
  /** The running product; each test has its own, with empty data. The test fails when it asks anybody beyond this machine. */
  product: ProductProcess;
  /** A browser without a login; the test fails on complaints of its pages and on requests to anybody else. */
  visitor(options?: Omit<PersonOptions, 'origin' | 'browser'> & { host?: string }): Promise<Person>;
  /** A browser whose person has gone through the demo entrance and stands in the lobby of the demo session. */
  enterAs(
    person: keyof typeof HOSTS,
    options?: Pick<PersonOptions, 'camera' | 'microphone' | 'hasWindow' | 'flags'>,
  ): Promise<Person>;
}

export interface WorkerFixtures {
  /** Whether people without a camera, microphone or flags of their own share one Chromium; those of a call do not. */
  sharesBrowser: boolean;
  sharedBrowser: Browser | undefined;
  /** Whether products run one after the other in one process; those that are measured or started with options of Node do not. */
  sharesProcess: boolean;
  host: ProductHost;
}

/** Where each person opens the product, as the demo page does it. */
const HOSTS = { learner: 'localhost', mentor: '127.0.0.1', other: 'localhost' } as const;

/** Characters of the product's output after a failed test. */
const LONGEST_PRINTED = 5_000;

export const test = base.extend<Fixtures, WorkerFixtures>({
  sharesBrowser: [false, { option: true, scope: 'worker' }],
  sharedBrowser: [
    async ({ sharesBrowser }, use) => {
      const browser = sharesBrowser ? await launchShared() : undefined;
      await use(browser);
      await browser?.close();
    },
    { scope: 'worker' },
  ],
  sharesProcess: [false, { option: true, scope: 'worker' }],
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const host = new ProductHost();
      await use(host);
      await host.end();
    },
    { scope: 'worker' },
  ],
  // All tests of a worker begin with this very object.
  settings: [Object.freeze({}), { option: true }],
  hasTestClock: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  port: async ({}, use) => use(await freePort()),
  product: async ({ port, settings, hasTestClock, sharesProcess, host }, use, testInfo) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'preproom-data-'));
    const isHosted = hasTestClock || (sharesProcess && !settings.NODE_OPTIONS);
    const product = new ProductProcess(port, dataDir, settings, isHosted ? host : undefined);
    await product.start();
    await use(product);
    if (testInfo.status !== testInfo.expectedStatus && product.output !== '')
      console.log(`What the product printed:\n${product.output.slice(-LONGEST_PRINTED)}`);
    await product.stop();
  },
  visitor: async ({ product, sharedBrowser }, use) => {
    const people: Person[] = [];
    await use(async ({ host = 'localhost', ...options } = {}) => {
      const isPlain = !options.camera && !options.microphone && !options.hasWindow && !options.flags;
      const origin = `http://${host}:${product.port}`;
      const person = await Person.arrive({
        origin,
        browser: isPlain ? sharedBrowser : undefined,
        ...options,
      });
      people.push(person);
      return person;
    });
    for (const person of people) await person.leave();
    expect(people.flatMap((person) => person.unexpectedComplaints)).toEqual([]);
    expect(people.flatMap((person) => person.foreignRequests)).toEqual([]);
  },
  enterAs: async ({ visitor }, use) => {
    await use(async (name, options) => {
      const person = await visitor({ host: HOSTS[name], ...options });
      await person.page.goto(`/demo/enter/${name}`);
      return person;
    });
  },
});
export { expect };
