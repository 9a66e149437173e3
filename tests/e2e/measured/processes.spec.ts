import { Cluster, type Node } from '../../support/room/cluster.ts';
import { startReverseProxy } from '../../support/stack/reverseProxy.ts';
import { DEMO_NAMES, meet, messages, openChat, SERVER_AWAY, videoOf, write } from '../support/call.ts';
import { framesAdvance, watchFrames } from '../support/frames.ts';
import { Person } from '../support/person.ts';
import { test as base, expect } from '../support/test.ts';

/** Longer than any stutter of two calls' worth of work on two cores, far shorter than a new connection. */
const STILL_PICTURE_MS = 2_000;

interface GrownUp {
  cluster: Cluster;
  signalling: Node[];
  /** A browser of this demo person in the lobby, under the one address that all processes have. */
  enter(name: 'learner' | 'mentor', host: string): Promise<Person>;
}

const test = base.extend<{ grownUp: GrownUp }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  grownUp: async ({}, use) => {
    const cluster = await Cluster.start();
    try {
      await withProxy(cluster, use);
    } finally {
      await cluster.stop();
    }
  },
});

async function withProxy(cluster: Cluster, use: (grownUp: GrownUp) => Promise<void>): Promise<void> {
  const api = await cluster.startServer();
  // The learner's page is opened as localhost and prefers the first, the mentor's the second.
  const signalling: Node[] = [await cluster.startSignalling(), await cluster.startSignalling()];
  const proxy = await startReverseProxy({
    pages: api.url.replace('localhost', '127.0.0.1'),
    socketsFor(host) {
      const urls = signalling.map(({ url }) => url);
      return host.startsWith('localhost') ? urls : urls.reverse();
    },
  });
  const people: Person[] = [];
  const enter: GrownUp['enter'] = async (name, host) => {
    const person = await Person.arrive({ origin: `http://${host}:${proxy.port}` });
    people.push(person);
    person.tolerate(...SERVER_AWAY);
    await person.page.goto(`/demo/enter/${name}`);
    return person;
  };
  await use({ cluster, signalling, enter });
  for (const person of people) await person.leave();
  await proxy.stop();
  expect(people.flatMap((person) => person.unexpectedComplaints)).toEqual([]);
}

test('two signalling processes, one is killed, then one stops: pictures never stop, chat arrives once and in order', {
  tag: '@long',
}, async ({ grownUp: { cluster, signalling, enter } }) => {
  const [learner, mentor] = [await enter('learner', 'localhost'), await enter('mentor', '127.0.0.1')];
  await meet(learner, mentor);
  for (const person of [learner, mentor]) await openChat(person);
  const written = new Map<Person, string[]>([
    [learner, []],
    [mentor, []],
  ]);
  const say = async (person: Person, text: string) => {
    await write(person, text);
    written.get(person)?.push(text);
  };
  // What both write while neither has a socket is stored in the order in which they come back, the same for both.
  const bothHaveAll = async () => {
    const all = [...written.values()].flat();
    for (const person of [learner, mentor]) await expect(messages(person)).toHaveCount(all.length);
    const seen = await messages(learner).allTextContents();
    await expect(messages(mentor)).toHaveText(seen);
    for (const own of written.values()) expect(seen.filter((text) => own.includes(text))).toEqual(own);
  };
  await say(mentor, 'Before');
  await bothHaveAll();
  const watches = [
    await watchFrames(videoOf(learner, DEMO_NAMES.mentor)),
    await watchFrames(videoOf(mentor, DEMO_NAMES.learner)),
  ];
  let saidThatOneLeft = false;
  void mentor.page
    .getByText(/lost connection|They can rejoin/)
    .first()
    .waitFor({ timeout: 0 })
    .then(
      () => {
        saidThatOneLeft = true;
      },
      () => {},
    );

  await signalling[0]?.program.kill();
  await say(mentor, 'While it is dead');
  await say(learner, 'Written while mine is dead');
  await bothHaveAll();

  signalling[0] = await cluster.startSignalling();
  const stopped = signalling[1]?.program.stop();
  await say(learner, 'While it stops');
  await say(mentor, 'Written while mine stops');
  await bothHaveAll();
  expect(await stopped).toBe(0);
  await say(learner, 'After');
  await bothHaveAll();

  for (const person of [learner, mentor])
    await framesAdvance(videoOf(person, DEMO_NAMES[person === learner ? 'mentor' : 'learner']), 15);
  for (const watch of watches) expect((await watch()).longestGapMs).toBeLessThan(STILL_PICTURE_MS);
  expect(saidThatOneLeft).toBe(false);
});
