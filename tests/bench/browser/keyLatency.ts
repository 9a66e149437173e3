import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** A page of one of the two, and the element in it that shows what both wrote, on one line. */
export interface Written {
  page: Page;
  shown: Locator;
}

/** Quick typing: eight keys a second. */
const KEY_EVERY_MS = 125;

/**
 * Types so many keys into what has the focus in the writer's page. Gives for each the milliseconds from its event there to the frame
 * that shows it in the other page.
 */
export async function keysToOtherScreen(writer: Written, reader: Written, keys: number): Promise<number[]> {
  const typed = await writer.page.evaluateHandle(() => {
    const watch = { at: [] as number[] };
    const onKey = () => watch.at.push(performance.timeOrigin + performance.now());
    addEventListener('keydown', onKey, { capture: true });
    return Object.assign(watch, { stop: () => removeEventListener('keydown', onKey, { capture: true }) });
  });
  const seen = await reader.shown.evaluateHandle((element, wanted) => {
    const at: number[] = [];
    let length = element.textContent?.length ?? 0;
    const all = new Promise<number[]>((resolve) => {
      const onFrame = () => {
        const now = element.textContent?.length ?? 0;
        for (; length < now; length++) at.push(performance.timeOrigin + performance.now());
        if (at.length >= wanted) resolve(at);
      };
      new MutationObserver(() => requestAnimationFrame(onFrame)).observe(element, {
        ...{ childList: true, characterData: true, subtree: true },
      });
    });
    return { all };
  }, keys);
  const startMs = performance.now();
  for (let key = 0; key < keys; key++) {
    await delay(Math.max(0, startMs + key * KEY_EVERY_MS - performance.now()));
    await writer.page.keyboard.press('abcdefgh'[key % 8] ?? 'a');
  }
  const seenAt = await seen.evaluate(({ all }) => all);
  const typedAt = await typed.evaluate(({ at, stop }) => {
    stop();
    return at;
  });
  return seenAt.map((ms, key) => ms - (typedAt[key] ?? Number.NaN));
}
