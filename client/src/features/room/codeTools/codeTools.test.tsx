import { getProblem, getProblemTests, type Problem } from '@preproom/models/contract/assessments/problems';
import { getRunLanguages, type ProgramToRun, runProgram } from '@preproom/models/contract/assessments/runs';
import type { CodeLanguage } from '@preproom/models/contract/room/codeLanguages';
import type { CodeRun } from '@preproom/models/contract/room/codeRuns';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import * as Y from 'yjs';
import { FakeCodePage, FakeCodeServer } from '../../../code/testing/fakeCodeServer.ts';
import { FakeClock } from '../../../lib/testing/fakeClock.ts';
import { fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import type { TestRun } from '../../../shared/assessments/coding/problems/runTests.ts';
import { CodeTools } from './CodeTools.tsx';
import type { CodeFiles } from './codeFiles.ts';
import { runOfTests } from './runValues.ts';

afterEach(cleanup);

const PROBLEM: Problem = {
  ...{ slug: 'double', title: 'Twice as many', difficulty: 'easy', topics: ['maths'], minutes: 15 },
  ...{ languages: ['javascript'], statement: ['Return twice `n`.'], limits: ['n ≤ 9'], hints: [] },
  task: {
    kind: 'code',
    signature: { kind: 'function', name: 'double', params: [{ name: 'n', type: 'int' }], returns: 'int' },
    starter: { javascript: 'js', typescript: 'ts', python: 'py', java: '', cpp: '' },
    open: [{ args: [4], expect: 8, compare: 'exact', limitMs: 100, why: 'Four and four.' }],
  },
};
const RUN: CodeRun = {
  side: 'mentor',
  language: 'java',
  file: null,
  status: 'ok',
  ms: 5,
  output: '<b>8</b>',
  tests: null,
};

/** The learner's page, and the document of a mentor's page that writes what it likes. */
async function openBoth(language: CodeLanguage = 'java', compiled: 'java'[] = ['java']) {
  const network = fakeNetwork();
  network.answer(getProblem, { data: PROBLEM });
  network.answer(getRunLanguages, { languages: compiled });
  const [clock, server] = [new FakeClock(), new FakeCodeServer()];
  const learner = new FakeCodePage(server, 'learner', clock);
  const mentor = new FakeCodePage(server, 'mentor', clock);
  await clock.pass(1_000);
  const code = { sync: learner.sync, side: 'learner', presence: learner.presence } as const;
  const files: CodeFiles = {
    ...{ others: [], shown: null, text: learner.sync.text, language },
    ...{ setLanguage: () => {}, show: () => {}, hasSwitched: false },
  };
  renderPage(<CodeTools code={code} files={files} otherName="Asha" bar={null} beside={null} />);
  const write = (...runs: unknown[]) => act(() => mentor.sync.runs.push(runs));
  return { network, mentor, learner, write };
}

it('shows a sound run of the other page as text, and nothing else that it writes', async () => {
  const { write } = await openBoth();
  write(RUN);
  expect(screen.getByText('<b>8</b>')).toBeTruthy();
  expect(screen.getByText(/Run by Asha/)).toBeTruthy();
  write({ ...RUN, output: 'x'.repeat(9_000) }, 'no run', new Y.Map());
  // Nobody has a result in another person's name.
  write({ ...RUN, side: 'learner', output: 'forged' });
  expect(screen.getByText('<b>8</b>')).toBeTruthy();
  expect(screen.queryByText('forged')).toBeNull();
});

it('shows the chosen problem and its examples; the learner chooses none and fetches no tests', async () => {
  const { network, mentor } = await openBoth();
  act(() => void mentor.sync.settings.set('problem', { slug: 'double' }));
  act(() => void mentor.sync.settings.set('problem', '../double'));
  expect(network.sentTo(getProblem)).toEqual([]);
  act(() => void mentor.sync.settings.set('problem', 'double'));
  await screen.findByText('Twice as many', { selector: 'summary' });
  expect(screen.getByText('Four and four.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Run tests' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Choose a problem' })).toBeNull();
  expect(network.sentTo(getProblemTests)).toEqual([]);
});

it('sends open tests only to the runner from the page of the learner', async () => {
  const { network, mentor } = await openBoth();
  network.answer(runProgram, {
    ...{ status: 'compile-error', stdout: '', stderr: 'Main.java:2: error: no', exitCode: null, ms: 0 },
    compileErrorLine: 2,
  });
  act(() => void mentor.sync.settings.set('problem', 'double'));
  await userEvent.click(await screen.findByRole('button', { name: 'Run tests' }));
  await screen.findByText('Main.java:1: error: no (line 1)');
  const [sent] = network.sentTo(runProgram).map(({ body }) => body as ProgramToRun);
  expect(JSON.parse(sent?.stdin ?? '')).toEqual([expect.any(String), [[4]]]);
  expect(network.sentTo(getProblemTests)).toEqual([]);
});

it('says what cannot run: a language without a runner, and one that the problem is not solved in', async () => {
  const { mentor } = await openBoth('c', []);
  act(() => void mentor.sync.settings.set('problem', 'double'));
  await screen.findByText(
    'This problem has no tests for C. To run its tests, choose JavaScript, TypeScript, Python, Java or C++.',
  );
  await screen.findByText(/^C can’t run on this site/);
  expect(screen.queryByRole('button', { name: /^Run/ })).toBeNull();
});

it('keeps the values of a hidden test on the page of the mentor until they are shown', () => {
  const values = { expected: '18', got: '9', error: null, printed: '' };
  const ended: TestRun = {
    results: [
      { ...values, outcome: 'right', input: 'n = 4' },
      { ...values, outcome: 'wrong', input: 'n = 9' },
    ],
    ending: { status: 'ok', ms: 3, traceback: null },
  };
  const writer = { side: 'mentor', language: 'javascript', file: null } as const;
  const run = (isShown: boolean) => runOfTests(writer, PROBLEM, ended, { hasHidden: true, isShown });
  expect(run(false).tests).toMatchObject({ passed: 1, all: 2, failed: { number: 2, values: null } });
  expect(JSON.stringify(run(false))).not.toContain('n = 9');
  expect(run(true).tests?.failed?.values).toEqual({ input: 'n = 9', expected: '18', got: '9' });
});

it('says what the tests call in the language that was chosen, and inserts the start of it', async () => {
  const { mentor, learner } = await openBoth('python');
  act(() => void mentor.sync.settings.set('problem', 'double'));
  await screen.findByText('Twice as many', { selector: 'summary' });
  expect(screen.getByText('double')).toBeTruthy();
  act(() => learner.sync.text.insert(0, 'n = 4\n'));
  await userEvent.click(screen.getByRole('button', { name: 'Insert starter code' }));
  expect(learner.sync.text.toString()).toBe('n = 4\n\npy');
});

it('changes a start that nobody has touched with the language, and nothing that was written', async () => {
  const { mentor, learner } = await openBoth('python');
  act(() => void mentor.sync.settings.set('problem', 'double'));
  await screen.findByText('Twice as many', { selector: 'summary' });
  const choose = (language: CodeLanguage) => act(() => void learner.sync.settings.set('language', language));
  choose('python');
  expect(learner.sync.text.toString()).toBe('py');
  choose('typescript');
  expect(learner.sync.text.toString()).toBe('ts');
  act(() => learner.sync.text.insert(0, '// '));
  choose('javascript');
  expect(learner.sync.text.toString()).toBe('// ts');
  // The other page's choice is followed there.
  act(() => learner.sync.text.delete(0, 3));
  act(() => void mentor.sync.settings.set('language', 'python'));
  expect(learner.sync.text.toString()).toBe('ts');
});
