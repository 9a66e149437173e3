import { getProblem, type Problem } from '@preproom/models/contract/assessments/problems';
import { getRunLanguages } from '@preproom/models/contract/assessments/runs';
import type { CodeRun } from '@preproom/models/contract/room/codeRuns';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { FakeCodePage, FakeCodeServer } from '../../../code/testing/fakeCodeServer.ts';
import { FakeClock } from '../../../lib/testing/fakeClock.ts';
import { fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { useCodeFiles } from '../code/useCodeFiles.ts';
import { CodeTools } from './CodeTools.tsx';

afterEach(cleanup);

const PROBLEM: Problem = {
  ...{ slug: 'double', title: 'Twice as many', difficulty: 'easy', topics: ['maths'], minutes: 15 },
  ...{ languages: ['javascript', 'python'], statement: ['Return twice `n`.'], limits: ['n ≤ 9'], hints: [] },
  task: {
    kind: 'code',
    signature: { kind: 'function', name: 'double', params: [{ name: 'n', type: 'int' }], returns: 'int' },
    starter: { javascript: 'js', typescript: 'ts', python: 'py', java: '', cpp: '' },
    open: [{ args: [4], expect: 8, compare: 'exact', limitMs: 100, why: 'Four and four.' }],
  },
};
const RUN: CodeRun = {
  ...{ side: 'mentor', language: 'python', file: null, status: 'ok', ms: 5, output: '8', tests: null },
};

function Tools({ page }: { page: FakeCodePage }) {
  const files = useCodeFiles(page.sync);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setBar} />
      <CodeTools
        code={{ sync: page.sync, side: 'learner', presence: page.presence }}
        {...{ files, bar, otherName: 'Asha', beside: null }}
      />
      <p data-testid="open">{files.shown?.name ?? 'main'}</p>
    </>
  );
}

/** The learner's page, and the document of the mentor's. */
async function openBoth() {
  const network = fakeNetwork();
  network.answer(getProblem, { data: PROBLEM });
  network.answer(getRunLanguages, { languages: [] });
  const [clock, server] = [new FakeClock(), new FakeCodeServer()];
  const learner = new FakeCodePage(server, 'learner', clock);
  const mentor = new FakeCodePage(server, 'mentor', clock);
  await clock.pass(1_000);
  renderPage(<Tools page={learner} />);
  const open = () => screen.getByTestId('open').textContent;
  const names = () => [...learner.sync.files.values()].map((file) => (file as { name: string }).name);
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
  return { clock, learner, mentor, open, names, press };
}

it('names the file and language of a run, says when it isn’t open here, and opens it', async () => {
  const { mentor, open, press } = await openBoth();
  act(() => mentor.sync.runs.push([RUN]));
  expect(screen.getByText('Main file (Python)')).toBeTruthy();
  const area = { id: 'a', name: 'area.py' };
  act(() => void mentor.sync.files.set('a', { name: 'area.py', order: 1 }));
  act(() => mentor.sync.runs.push([{ ...RUN, file: area }]));
  expect(screen.getByText('area.py (Python), not open here')).toBeTruthy();
  await press('Open it');
  expect(open()).toBe('area.py');
  expect(screen.getByText('area.py (Python)')).toBeTruthy();
  act(() => void mentor.sync.files.set('a', { name: 'size.py', order: 1 }));
  expect(screen.getByText('size.py (Python)')).toBeTruthy();
  act(() => mentor.sync.files.delete('a'));
  expect(screen.getByText('area.py (Python), removed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Open it' })).toBeNull();
});

it('says in which file the other person is, and goes there', async () => {
  const { clock, mentor, open, press } = await openBoth();
  const show = async (file: string | null | undefined) => {
    mentor.presence.showFile(file);
    await act(() => clock.pass(100));
  };
  await show(null);
  // With one file there is nothing to say.
  expect(screen.queryByText('Asha is here')).toBeNull();
  act(() => void mentor.sync.files.set('a', { name: 'area.py', order: 1 }));
  expect(screen.getByText('Asha is here')).toBeTruthy();
  await show('a');
  await press('Asha is in area.py. Open it');
  expect(open()).toBe('area.py');
  expect(screen.getByText('Asha is here')).toBeTruthy();
  await show(null);
  expect(screen.getByRole('button', { name: 'Asha is in Main file. Open it' })).toBeTruthy();
  await show('nowhere');
  expect(screen.queryByText(/^Asha/)).toBeNull();
  await show(undefined);
  expect(screen.queryByText(/^Asha/)).toBeNull();
});

it('says which problem and which language the other person chose', async () => {
  const { mentor } = await openBoth();
  act(() => {
    mentor.sync.doc.transact(() => {
      mentor.sync.settings.set('problem', 'double');
      mentor.sync.settings.set('language', 'python');
    });
  });
  await waitFor(() =>
    expect(screen.getByText(/^Asha chose the problem/).textContent).toBe(
      'Asha chose the problem “Twice as many” in Python.',
    ),
  );
  act(() => mentor.type('mine'));
  act(() => void mentor.sync.settings.set('language', 'sql'));
  expect(screen.getByText('Asha chose SQL. The existing code stays as it is.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Back to/ })).toBeNull();
});

it('asks who chose another language what becomes of the code, and takes it back', async () => {
  const { learner, mentor, names, press } = await openBoth();
  const choose = (language: string) => act(() => void learner.sync.settings.set('language', language));
  choose('python');
  expect(screen.getByText('You chose Python.')).toBeTruthy();
  act(() => learner.type('print(1)'));
  choose('javascript');
  expect(screen.getByText('You chose JavaScript. The existing code stays as it is.')).toBeTruthy();
  await press('Back to Python');
  expect(learner.sync.settings.get('language')).toBe('python');
  choose('javascript');
  await press('Move it to a file and start over');
  expect([learner.text, names()]).toEqual(['', ['before.py']]);
  expect(screen.getByText('The earlier code is in the file “before.py”.')).toBeTruthy();
  await press('Back to Python');
  expect([learner.text, names()]).toEqual(['print(1)', []]);
  expect(learner.sync.settings.get('language')).toBe('python');
  // What somebody wrote meanwhile is never taken back.
  choose('javascript');
  await press('Move it to a file and start over');
  act(() => mentor.type('let a'));
  await act(async () => choose('javascript'));
  await press('OK');
  expect([mentor.text, names()]).toEqual(['let a', ['before.py']]);
});

it('starts again with the problem’s start in the other language', async () => {
  const { learner, mentor, names, press } = await openBoth();
  act(() => void mentor.sync.settings.set('problem', 'double'));
  await screen.findByText('Twice as many', { selector: 'summary' });
  act(() => learner.type('my own'));
  act(() => void learner.sync.settings.set('language', 'python'));
  await press('Move it to a file and start over');
  expect([learner.text, names()]).toEqual(['py', ['double.js']]);
});
