import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { buildClientIfStale } from '../../server/bin/buildClient.ts';
import { ProductProcess } from '../e2e/support/productProcess.ts';
import { photographCall } from '../shots/callShots.ts';
import { lookAs } from '../shots/camera.ts';
import { LOOKS, type Look } from '../shots/looks.ts';
import { photographPage } from '../shots/pageShots.ts';
import { PAGES } from '../shots/pages.ts';
import { type Seed, seed } from '../shots/seed.ts';
import { mediaPath } from '../support/room/media.ts';
import { freePort } from '../support/stack/freePort.ts';
import { findChromium } from './chromium.ts';
import { ROOT } from './tool.ts';

// npm run shots:                                     every page in every look into shots/
// npm run shots -- --only=home,report --look=dark    some of them; `--only=call` is the room from lobby to call
const wanted = (option: string) =>
  process.argv
    .find((arg) => arg.startsWith(`--${option}=`))
    ?.split('=')[1]
    ?.split(',');
const [only, looks] = [wanted('only'), wanted('look')];
const isWanted = (name: string) => !only || only.includes(name);
const OUT = join(ROOT, 'shots');

await buildClientIfStale();
const product = new ProductProcess(await freePort(), mkdtempSync(join(tmpdir(), 'preproom-shots-')));
await product.start();
const browser = await chromium.launch({ executablePath: await findChromium(), args: flags() });
try {
  const origin = `http://localhost:${product.port}`;
  const database = await product.openDatabase();
  const seeded = await seed(origin, database);
  await database.close();
  for (const look of LOOKS.filter(({ name }) => !looks || looks.includes(name)))
    await photographLook(browser, origin, look, seeded);
} finally {
  await browser.close();
  await product.stop();
}

/** Goes on after a page that could not be photographed, and says which one it was. */
async function photographLook(browser: Browser, origin: string, look: Look, seeded: Seed): Promise<void> {
  const folder = join(OUT, look.name);
  for (const shot of PAGES.filter(({ name }) => isWanted(name))) {
    const context = await lookAs(browser, origin, look, shot.as && seeded[shot.as]);
    await said(`${look.name} ${shot.name}`, photographPage(context, shot, seeded, folder));
    await context.close();
  }
  // The room is always dark: one theme is enough.
  if (isWanted('call') && look.name !== 'light')
    await said(`${look.name} call`, photographCall(browser, origin, look, seeded, folder));
}

async function said(what: string, work: Promise<void>): Promise<void> {
  await work.then(
    () => console.log(what),
    (error: unknown) => {
      console.error(`${what}: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    },
  );
}

function flags(): string[] {
  return [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    '--allow-loopback-in-peer-connection',
    `--use-file-for-fake-video-capture=${mediaPath('sway')}`,
  ];
}
