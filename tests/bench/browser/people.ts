import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildClientIfStale } from '../../../server/bin/buildClient.ts';
import { findChromium } from '../../bin/chromium.ts';
import { Person, type PersonOptions } from '../../e2e/support/person.ts';
import { ProductProcess } from '../../e2e/support/productProcess.ts';
import { freePort } from '../../support/stack/freePort.ts';
import { untilMoving } from './firstFrame.ts';

export const NAMES = { learner: 'Demo Learner', mentor: 'Demo Mentor' } as const;
/** Each has cookies of their own, as on the demo page. */
const HOSTS = { learner: 'localhost', mentor: '127.0.0.1' } as const;
type Side = keyof typeof NAMES;

/** The product as people run it, with the client that it serves built. */
export async function startProductProcess(): Promise<ProductProcess> {
  process.env.CHROMIUM_PATH = await findChromium();
  await buildClientIfStale();
  const dataDir = mkdtempSync(join(tmpdir(), 'preproom-bench-'));
  const product = new ProductProcess(await freePort(), dataDir);
  await product.start();
  return product;
}

/** Somebody in a fresh browser, in the lobby of the demo session, camera on. */
export async function arriveInLobby(
  product: ProductProcess,
  side: Side,
  options: Pick<PersonOptions, 'camera' | 'microphone'> = {},
): Promise<Person> {
  const person = await Person.arrive({ origin: `http://${HOSTS[side]}:${product.port}`, ...options });
  await person.page.goto(`/demo/enter/${side}`);
  await untilMoving(person.page, 'You');
  return person;
}

export async function joinCall({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Join interview', exact: true }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).waitFor();
}
