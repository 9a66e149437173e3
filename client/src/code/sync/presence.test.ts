import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { FakeClock } from '../../lib/testing/fakeClock.ts';
import { createPresence } from './presence.ts';

/** A page whose cursor goes to `receive` of the other. */
function openPage(clock: FakeClock, sendPresence: (bytes: Uint8Array) => void) {
  const sync = { doc: new Y.Doc(), sendPresence };
  return createPresence({ sync, otherName: 'Asha', clock });
}

/** The cursors that a page shows. */
const cursorsOn = ({ awareness }: ReturnType<typeof openPage>) =>
  [...awareness.getStates()].filter(([client]) => client !== awareness.clientID).map(([, state]) => state);

it('after a reload, the cursor of the earlier page is gone', async () => {
  const clock = new FakeClock();
  const mentor = openPage(clock, () => {});
  for (const cursor of ['earlier', 'later']) {
    const learner = openPage(clock, (bytes) => mentor.receive(bytes));
    learner.awareness.setLocalState({ cursor });
    await clock.pass(100);
    expect(cursorsOn(mentor)).toMatchObject([{ cursor, user: { name: 'Asha' } }]);
  }
});

it('a cursor that stands still is sent again to a page that has just opened', async () => {
  const clock = new FakeClock();
  let mentor = openPage(clock, () => {});
  const learner = openPage(clock, (bytes) => mentor.receive(bytes));
  learner.awareness.setLocalState({ cursor: 'here' });
  await clock.pass(100);
  mentor = openPage(clock, () => {});
  learner.announce();
  await clock.pass(100);
  expect(cursorsOn(mentor)).toMatchObject([{ cursor: 'here' }]);
});
