import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import {
  bothSeeEachOther,
  control,
  DEMO_NAMES,
  meet,
  messages,
  openChat,
  videoOf,
  write,
} from '../support/call.ts';
import { framesAdvance } from '../support/frames.ts';
import {
  DEBUGGABLE,
  type Heap,
  INTERPRETED,
  median,
  watchPageHeap,
  watchServerHeap,
} from '../support/heap.ts';
import type { Person } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

/** How long the call goes on; an hour's worth of what people do in a call. */
const SOAK_MINUTES = Number(process.env.SOAK_MINUTES ?? 4);
/** Growth since the first minute. */
const ALLOWED_GROWTH = 1.1;
/** At either end of the comparison. */
const ROUNDS_COMPARED = 3;

type Who = 'learner' | 'mentor' | 'server';
type Sample = Record<Who, Heap> & { atMs: number };

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
  const [learner, mentor] = [await enterAs('learner', INTERPRETED), await enterAs('mentor', INTERPRETED)];
  // Calls are left here far more often than the server lets anybody store the connection history.
  for (const person of [learner, mentor]) person.tolerate(/status of 429 .*line-story/);
  const learnerWatch = await watchPageHeap(learner);
  const mentorWatch = await watchPageHeap(mentor);
  const serverWatch = watchServerHeap(product);
  await meet(learner, mentor);

  const startedAt = Date.now();
  const samples: Sample[] = [];
  for (let n = 1; Date.now() - startedAt < SOAK_MINUTES * MINUTE_MS; n++) {
    await round(learner, mentor, n);
    const [learnerHeap, mentorHeap, serverHeap] = [
      await learnerWatch(),
      await mentorWatch(),
      await serverWatch(),
    ];
    samples.push({
      atMs: Date.now() - startedAt,
      learner: learnerHeap,
      mentor: mentorHeap,
      server: serverHeap,
    });
  }

  const growth = (who: Who, of: keyof Heap) => growthOf(samples, (sample) => sample[who][of]);
  for (const who of ['learner', 'mentor', 'server'] as const) {
    const figures = samples.map((sample) => Math.round(sample[who].bytes / 1000)).join(' ');
    console.log(`${who}: heap × ${growth(who, 'bytes').toFixed(3)} of kB ${figures}`);
    expect(growth(who, 'bytes'), `heap of the ${who}`).toBeLessThan(ALLOWED_GROWTH);
  }
  for (const who of ['learner', 'mentor'] as const) {
    expect(growth(who, 'nodes'), `nodes of the ${who}`).toBeLessThan(ALLOWED_GROWTH);
    expect(growth(who, 'listeners'), `listeners of the ${who}`).toBeLessThan(ALLOWED_GROWTH);
  }
});

/** The level at the end against the level after the first minute, each the median of a few rounds. */
function growthOf(samples: Sample[], figure: (sample: Sample) => number): number {
  const afterFirstMinute = samples.filter(({ atMs }) => atMs >= MINUTE_MS);
  return (
    median(samples.slice(-ROUNDS_COMPARED).map(figure)) /
    median(afterFirstMinute.slice(0, ROUNDS_COMPARED).map(figure))
  );
}
