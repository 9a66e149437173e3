import { codeOf, editor, openCode } from '../../e2e/support/call.ts';
import { Person } from '../../e2e/support/person.ts';
import { untilMoving } from '../browser/firstFrame.ts';
import { keysToOtherScreen, type Written } from '../browser/keyLatency.ts';
import { arriveInLobby, joinCall, NAMES, startProductProcess } from '../browser/people.ts';
import type { Figure } from '../figure.ts';
import type { BareCall } from '../processes/bareCall.ts';
import { startChild } from '../rpc.ts';
import { percentile } from '../statistics.ts';

const RUNS = 5;
const KEYS = 100;

/** From a key to the other person's screen, in a call with video; bare is the same call with a socket that relays each key. */
export const codeKeysFigure: Figure = {
  name: 'code-keys',
  async run(note) {
    const product = await startProductProcess();
    const bare = await startChild<BareCall>('./processes/bareCall.ts');
    const people = [await arriveInLobby(product, 'mentor'), await arriveInLobby(product, 'learner')] as const;
    const callers = [
      await arriveAtBarePage(await bare.call('url')),
      await arriveAtBarePage(await bare.call('url')),
    ] as const;
    const ms = { ours: [] as number[][], bare: [] as number[][] };
    try {
      const pairs = { ours: await meetInOurs(people), bare: await meetInBare(callers) };
      // What is measured afterwards runs compiled.
      for (const name of ['ours', 'bare'] as const) await keysToOtherScreen(...pairs[name], KEYS);
      for (let run = 0; run < RUNS; run++) {
        for (const name of ['ours', 'bare'] as const) {
          const [writer] = pairs[name];
          await writer.page.bringToFront();
          ms[name].push(await keysToOtherScreen(...pairs[name], KEYS));
          note(`run ${run + 1}, ${name}: p99 ${percentile(ms[name].at(-1) ?? [], 0.99)} ms`);
        }
      }
    } finally {
      for (const person of [...people, ...callers]) await person.leave();
      await bare.stop();
      await product.stop();
    }
    const line = (what: string, share: number) => ({
      name: `code: key to the other screen, ${what}`,
      unit: 'ms',
      ours: ms.ours.map((one) => percentile(one, share)),
      bare: ms.bare.map((one) => percentile(one, share)),
    });
    return [line('p50', 0.5), { ...line('p99', 0.99), target: { of: 'ratio', atMost: 3 } }];
  },
};

async function meetInOurs(people: readonly [Person, Person]): Promise<[Written, Written]> {
  const [mentor, learner] = people;
  for (const person of people) await joinCall(person);
  await untilMoving(learner.page, NAMES.mentor);
  await untilMoving(mentor.page, NAMES.learner);
  for (const { page } of people) await openCode(page);
  for (const { page } of people) await page.getByLabel('Language').selectOption('text');
  await editor(mentor.page).focus();
  await mentor.page.keyboard.type('begin');
  await learner.page.waitForFunction(() => true);
  while ((await codeOf(learner.page)) !== 'begin') await learner.page.waitForTimeout(20);
  return [of(mentor.page, editor(mentor.page)), of(learner.page, editor(learner.page))];
}

async function arriveAtBarePage(origin: string): Promise<Person> {
  const person = await Person.arrive({ origin });
  await person.page.goto('/');
  await untilMoving(person.page, 'You');
  return person;
}

async function meetInBare(callers: readonly [Person, Person]): Promise<[Written, Written]> {
  for (const { page } of callers) await page.getByRole('button').click();
  for (const { page } of callers) await untilMoving(page, 'Other');
  const [writer, reader] = callers.map(({ page }) => of(page, page.getByLabel('Text')));
  if (!writer || !reader) throw new Error('Two people write.');
  await writer.shown.focus();
  return [writer, reader];
}

const of = (page: Person['page'], shown: Written['shown']): Written => ({ page, shown });
