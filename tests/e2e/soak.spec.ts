import {
  bothSeeEachOther,
  control,
  DEMO_NAMES,
  meet,
  messages,
  openChat,
  videoOf,
  write,
} from './support/call.ts';
import { framesAdvance } from './support/frames.ts';
import {
  DEBUGGABLE,
  type Heap,
  type HeapWatch,
  median,
  watchPageHeap,
  watchServerHeap,
} from './support/heap.ts';
import type { Person } from './support/person.ts';
import { expect, test } from './support/test.ts';

const MINUTE_MS = 60_000;
/** How long the call goes on; an hour's worth of what people do in a call. */
const SOAK_MINUTES = Number(process.env.SOAK_MINUTES ?? 5);
/** Growth since the first minute. */
const ALLOWED_GROWTH = 1.1;
/** Rounds on either side of the comparison. */
const SAMPLES = 3;

test.use({ settings: DEBUGGABLE });

const isOn = (person: Person, name: string, is: boolean) =>
  expect(control(person, name)).toHaveAttribute('aria-pressed', String(is));

async function offAndOn(person: Person, name: string): Promise<void> {
  await control(person, name).click();
  await isOn(person, name, false);
  await control(person, name).click();
  await isOn(person, name, true);
}

async function rejoin(person: Person): Promise<void> {
  await control(person, 'Leave').click();
  await control(person, 'Rejoin').click();
  await expect(control(person, 'Leave')).toBeVisible();
}

/** What people do in a quarter of an hour; ends as it began. */
async function round(learner: Person, mentor: Person, n: number): Promise<void> {
  for (const [person, other, name] of [
    [learner, mentor, DEMO_NAMES.learner],
    [mentor, learner, DEMO_NAMES.mentor],
  ] as const) {
    await offAndOn(person, 'Microphone');
    await offAndOn(person, 'Camera');
    await framesAdvance(videoOf(other, name));
    await control(person, 'Share screen').click();
    await isOn(person, 'Share screen', true);
    await framesAdvance(videoOf(other, name));
    await control(person, 'Share screen').click();
    await isOn(person, 'Share screen', false);
    await openChat(person);
    await write(person, `${name}, round ${n}`);
    await expect(messages(person).last()).toHaveText(`${name}, round ${n}`);
    await control(person, 'Chat').click();
    await isOn(person, 'Chat', false);
    await control(person, 'Devices').click();
    await control(person, 'Close').click();
    await rejoin(person);
    await bothSeeEachOther(learner, mentor);
  }
  // The learner's page begins anew each time; the mentor's is the same from the first minute to the last.
  await learner.page.reload();
  await bothSeeEachOther(learner, mentor);
}

test('an hour of call: neither the pages nor the server keep what they no longer need', {
  tag: '@long',
}, async ({ enterAs, product }) => {
  test.setTimeout((SOAK_MINUTES + 5) * MINUTE_MS);
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  const watches: Record<string, HeapWatch> = {
    learner: await watchPageHeap(learner),
    mentor: await watchPageHeap(mentor),
    server: await watchServerHeap(product),
  };
  await meet(learner, mentor);

  const startedAt = Date.now();
  const samples: (Record<string, Heap> & { atMs?: never })[] = [];
  const times: number[] = [];
  for (let n = 1; Date.now() - startedAt < SOAK_MINUTES * MINUTE_MS; n++) {
    await round(learner, mentor, n);
    const sample: Record<string, Heap> = {};
    for (const [name, watch] of Object.entries(watches)) sample[name] = await watch();
    samples.push(sample);
    times.push(Date.now() - startedAt);
    console.log(Math.round((times.at(-1) ?? 0) / 1000), JSON.stringify(sample));
  }

  const afterFirstMinute = times.findIndex((ms) => ms >= MINUTE_MS);
  for (const name of Object.keys(watches)) {
    const level = (from: number, of: keyof Heap) =>
      median(samples.slice(from, from + SAMPLES).map((sample) => sample[name]?.[of] ?? Number.NaN));
    const growth = (of: keyof Heap) => level(samples.length - SAMPLES, of) / level(afterFirstMinute, of);
    console.log(name, growth('bytes'), growth('nodes'), growth('listeners'));
    expect(growth('bytes'), `heap of the ${name}`).toBeLessThan(ALLOWED_GROWTH);
  }
});
