import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { type FaultyCall, withCall } from '../../faults/call.ts';
import { bothSeeEachOther, DEMO_NAMES, videoOf } from '../support/call.ts';
import type { Person } from '../support/person.ts';

/** How much of the sound may be made up without being heard. */
const WHOLE_SOUND = 0.03;
/** On a narrow line: smaller is no face any more. */
const LEAST_WIDTH = 240;

const bothOf = ({ learner, mentor }: FaultyCall) => [learner, mentor];

/** What ICE knows at the moment in which the page says that it reconnects. */
async function iceWhenSaid(page: Page): Promise<unknown> {
  const said = await page.waitForFunction(
    () =>
      [...document.querySelectorAll('header')].some((bar) => bar.textContent?.includes('Reconnecting')) &&
      window.connections?.findLast(({ connectionState }) => connectionState !== 'closed')?.iceConnectionState,
    undefined,
    { polling: 50 },
  );
  return said.jsonValue();
}

/** The share of the other person's sound that the browser makes up in the next seconds. */
function madeUp({ page }: Person, seconds: number): Promise<number> {
  return page.evaluate(async (span) => {
    const read = async () => {
      const open = window.connections?.findLast(({ connectionState }) => connectionState !== 'closed');
      const stats = (await open?.getStats())?.values() ?? [];
      const sound = [...stats].find(({ type, kind }) => type === 'inbound-rtp' && kind === 'audio');
      return { all: sound.totalSamplesReceived, made: sound.concealedSamples - sound.silentConcealedSamples };
    };
    const before = await read();
    await new Promise((resolve) => setTimeout(resolve, span * 1_000));
    const after = await read();
    return (after.made - before.made) / (after.all - before.all);
  }, seconds);
}

/** Notes what the page says of the other person's devices until asked. */
async function watchDeviceWords({ page }: Person): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const found = new Set<string>();
    new MutationObserver(() => {
      for (const text of document.body.innerText.match(/.*(camera is off|is muted).*/g) ?? [])
        found.add(text);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return found;
  });
  return () => seen.evaluate((found) => [...found]);
}

/** Frames in five seconds, of at least this width. */
function framesOf(person: Person, name: string): Promise<number> {
  return videoOf(person, name).evaluate(
    (element, least) =>
      new Promise<number>((resolve) => {
        const video = element as HTMLVideoElement;
        let frames = 0;
        const count: VideoFrameRequestCallback = (_, { width }) => {
          if (width >= least) frames++;
          video.requestVideoFrameCallback(count);
        };
        video.requestVideoFrameCallback(count);
        setTimeout(() => resolve(frames), 5_000);
      }),
    LEAST_WIDTH,
  );
}

test.describe('a call on a bad line', { tag: '@long' }, () => {
  test.setTimeout(240_000);

  test('that goes dead: said before ICE knows, and mended with the line', () =>
    withCall(async (call) => {
      call.line.change({ isUp: false });
      const known = await Promise.all(bothOf(call).map(({ page }) => iceWhenSaid(page)));
      expect(known).toEqual(['connected', 'connected']);
      await delay(10_000);
      call.line.change({ isUp: true });
      await bothSeeEachOther(call.learner, call.mentor);
    }));

  test('whose address changes: said before ICE knows, and mended', () =>
    withCall(async (call) => {
      call.line.moveAddress();
      expect(await iceWhenSaid(call.learner.page)).toBe('connected');
      await bothSeeEachOther(call.learner, call.mentor);
    }));

  test('whose relay starts again: said before ICE knows, and mended', () =>
    withCall(async (call) => {
      await call.relay.kill();
      expect(await iceWhenSaid(call.learner.page)).toBe('connected');
      await call.relay.run();
      await bothSeeEachOther(call.learner, call.mentor);
    }));

  test('of 80 kbit/s: sound alone and whole, and the picture afterwards', () =>
    withCall(async (call) => {
      call.line.change({ bitsPerSecond: 80_000 });
      for (const { page } of bothOf(call))
        await expect(page.getByText(/you can only hear them/)).toBeVisible();
      // What was on the way has arrived.
      await delay(3_000);
      for (const share of await Promise.all(bothOf(call).map((person) => madeUp(person, 10))))
        expect(share).toBeLessThanOrEqual(WHOLE_SOUND);
      call.line.change({ bitsPerSecond: Number.POSITIVE_INFINITY });
      for (const { page } of bothOf(call))
        await expect(page.getByText(/you can only hear them/)).toBeHidden({ timeout: 60_000 });
      await bothSeeEachOther(call.learner, call.mentor);
    }));

  test('of 200 kbit/s: a small picture that moves', () =>
    withCall(async (call) => {
      call.line.change({ bitsPerSecond: 200_000 });
      await delay(4_000);
      const { learner, mentor } = call;
      await expect.poll(() => framesOf(learner, DEMO_NAMES.mentor), { timeout: 60_000 }).toBeGreaterThan(40);
      await expect.poll(() => framesOf(mentor, DEMO_NAMES.learner), { timeout: 60_000 }).toBeGreaterThan(40);
    }));

  test('and a server that comes back: nobody is said to have switched anything off', () =>
    withCall(async (call) => {
      const words = await Promise.all(bothOf(call).map(watchDeviceWords));
      await call.product.kill();
      await delay(5_000);
      await call.product.start();
      for (const { page } of bothOf(call)) {
        await expect(page.getByText(/Chat is reconnecting/)).toBeHidden({ timeout: 60_000 });
        await expect(page.getByText('Connected', { exact: true })).toBeVisible();
      }
      await delay(3_000);
      for (const said of words) expect(await said()).toEqual([]);
      await bothSeeEachOther(call.learner, call.mentor);
    }));
});
