import { setTimeout as delay } from 'node:timers/promises';
import { serve } from '../rpc.ts';
import type { Entry } from './dialects.ts';
import { measureLoad } from './ownLoad.ts';
import { openStormPage, type StormPage } from './stormPage.ts';

const EVERY_MS = 2_000;
const POLL_MS = 20;
const PATIENCE_MS = 60_000;

let pages: StormPage[] = [];
const timers: NodeJS.Timeout[] = [];
let said = 0;
let read = 0;
let ownLoad = measureLoad();

const methods = {
  /** Opens a page for each person, learner and mentor of a room one after the other, and waits until all are in. */
  async open({ url, entries }: { url: string; entries: Entry[] }): Promise<void> {
    [pages, said, read] = [[], 0, 0];
    for (const [i, entry] of entries.entries()) {
      pages.push(await openStormPage(url, entry, String(i)));
      await delay(8);
    }
    await untilAll((page) => page.isIn());
  },
  /** Every page writes to the chat, every learner's page sends readings, each every two seconds at a time of its own. */
  begin(): void {
    ownLoad = measureLoad();
    for (const [i, page] of pages.entries()) {
      const timer = setTimeout(() => {
        timers.push(setInterval(() => act(page, i), EVERY_MS));
      }, Math.random() * EVERY_MS);
      timers.push(timer);
    }
  },
  /** Resolves once every page was out and all are in again, with the time of this machine's clock. */
  async returned(): Promise<number> {
    await untilAll((page) => !page.isIn());
    await untilAll((page) => page.isIn());
    return Date.now();
  },
  /** Stops writing, waits until everything is acknowledged, and counts what each page of a room shows. */
  async finish() {
    for (const timer of timers.splice(0)) clearInterval(timer);
    await untilAll((page) => page.waiting() === 0);
    await untilAll((page, i) => page.chat().length >= (pages[i ^ 1]?.chat().length ?? 0));
    const load = ownLoad();
    const shown = pages.map((page) => page.chat().map(({ id }) => id));
    const distinct = shown.reduce((sum, ids) => sum + new Set(ids).size, 0);
    const all = shown.reduce((sum, ids) => sum + ids.length, 0);
    for (const page of pages) page.close();
    return { said, read, lost: 2 * said - distinct, doubled: all - distinct, load };
  },
};
export type StormPages = typeof methods;

function act(page: StormPage, i: number): void {
  page.say(`message ${said}`);
  said += 1;
  if (i % 2 === 1) return;
  page.read();
  read += 1;
}

async function untilAll(holds: (page: StormPage, i: number) => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!pages.every(holds)) {
    if (performance.now() > deadline)
      throw new Error(`${pages.filter((p, i) => !holds(p, i)).length} pages are late.`);
    await delay(POLL_MS);
  }
}

serve(methods);
