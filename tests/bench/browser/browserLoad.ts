import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

/** The share of one core that all processes of the browser take, from now on for so long. */
export async function shareOfCore(browser: Browser, forMs: number): Promise<number> {
  const before = await cpuSeconds(browser);
  const startedAtMs = performance.now();
  await delay(forMs);
  const seconds = (performance.now() - startedAtMs) / 1000;
  return ((await cpuSeconds(browser)) - before) / seconds;
}

/** The processor time that the browser's processes have taken since they were started. */
async function cpuSeconds(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}
