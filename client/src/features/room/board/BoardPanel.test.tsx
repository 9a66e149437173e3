import type { BoardShape } from '@preproom/models/contract/room/board';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aBox, anArrow } from '../../../code/testing/boardShapes.ts';
import { FakeCodePage, FakeCodeServer } from '../../../code/testing/fakeCodeServer.ts';
import { FakeClock } from '../../../lib/testing/fakeClock.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import type { OpenCode } from '../code/openCode.ts';
import { BoardPanel } from './BoardPanel.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The learner's page, and the document of a mentor's page that writes what it likes. */
async function openBoth() {
  const [clock, server] = [new FakeClock(), new FakeCodeServer()];
  const learner = new FakeCodePage(server, 'learner', clock);
  const mentor = new FakeCodePage(server, 'mentor', clock);
  await clock.pass(1_000);
  const code = { sync: learner.sync, drafts: learner.drafts, side: 'learner' } as OpenCode;
  renderPage(<BoardPanel code={code} otherName="Asha" isOpen onClose={() => {}} />);
  const write = (id: string, value: unknown) => act(() => void mentor.sync.board.set(id, value));
  return { clock, mentor, write, shapes: () => [...mentor.sync.board.values()] as BoardShape[] };
}

const board = () => screen.getByRole('application', { name: 'Board' });
const surface = () => board().querySelector('svg') as SVGElement;
const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? board(), { key, ...more });

function drag(...path: [number, number][]) {
  const at = ([clientX, clientY]: [number, number]) => ({ pointerId: 1, button: 0, clientX, clientY });
  fireEvent.pointerDown(surface(), at(path[0] ?? [0, 0]));
  for (const place of path) fireEvent.pointerMove(surface(), at(place));
  fireEvent.pointerUp(surface(), at(path.at(-1) ?? [0, 0]));
}

it('draws a stroke when the pen is up, not before', async () => {
  const { shapes } = await openBoth();
  fireEvent.pointerDown(surface(), { pointerId: 1, button: 0, clientX: 5, clientY: 5 });
  fireEvent.pointerMove(surface(), { pointerId: 1, clientX: 50, clientY: 60 });
  expect(shapes()).toEqual([]);
  fireEvent.pointerUp(surface(), { pointerId: 1, clientX: 50, clientY: 60 });
  expect(shapes()).toEqual([{ kind: 'pen', color: 'ink', order: 1, points: [5, 5, 50, 60] }]);
});

it('shows the other person the stroke while it is drawn, and stores nothing of that', async () => {
  const { clock, mentor, shapes } = await openBoth();
  const drawn = () => mentor.drafts.other.get().draft;
  fireEvent.pointerDown(surface(), { pointerId: 1, button: 0, clientX: 5, clientY: 5 });
  fireEvent.pointerMove(surface(), { pointerId: 1, clientX: 50, clientY: 60 });
  await act(() => clock.pass(100));
  expect([drawn(), shapes()]).toEqual([{ kind: 'pen', color: 'ink', order: 1, points: [5, 5, 50, 60] }, []]);
  fireEvent.pointerUp(surface(), { pointerId: 1, clientX: 50, clientY: 60 });
  await act(() => clock.pass(100));
  expect([drawn(), shapes().length]).toEqual([null, 1]);
});

it('shows what the other person draws just now', async () => {
  const { clock, mentor } = await openBoth();
  const marks = () => surface().querySelectorAll('path').length;
  mentor.drafts.show({ kind: 'line', color: 'ink', order: 1, from: [0, 0], to: [50, 50] });
  await act(() => clock.pass(100));
  expect(marks()).toBeGreaterThan(0);
  expect(screen.queryByText('Draw here. You both see it.')).toBeNull();
  mentor.drafts.show(null);
  await act(() => clock.pass(100));
  expect(marks()).toBe(0);
});

it('brings into view what was drawn where this screen does not reach, and leaves a view that has it all', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  const view = () => board().querySelector('g')?.getAttribute('transform');
  const near = await openBoth();
  const before = view();
  near.write('a', aBox('API', [20, 20]));
  expect(view()).toBe(before);
  cleanup();
  const far = await openBoth();
  far.write('a', aBox('API', [900, 700]));
  expect(view()).not.toBe(before);
});

it('moves and zooms the view with two fingers, and draws nothing by it', async () => {
  const { shapes, write } = await openBoth();
  write('a', aBox('API', [0, 0]));
  const view = () => board().querySelector('g')?.getAttribute('transform');
  const before = view();
  fireEvent.pointerDown(surface(), { pointerId: 1, button: 0, clientX: 5, clientY: 5 });
  fireEvent.pointerMove(surface(), { pointerId: 1, clientX: 25, clientY: 25 });
  fireEvent.pointerDown(surface(), { pointerId: 2, button: 0, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(surface(), { pointerId: 2, clientX: 200, clientY: 200 });
  fireEvent.pointerUp(surface(), { pointerId: 2, clientX: 200, clientY: 200 });
  fireEvent.pointerUp(surface(), { pointerId: 1, clientX: 25, clientY: 25 });
  expect(shapes()).toHaveLength(1);
  expect(view()).not.toBe(before);
  expect(view()).toMatch(/^scale\(2\.3/);
});

it('draws a box with its text, moves it, and takes back step by step', async () => {
  const { shapes } = await openBoth();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Box' }));
  drag([10, 10], [170, 90]);
  await user.type(screen.getByRole('textbox', { name: 'Text of the box' }), 'Cache{Enter}');
  expect(shapes()).toMatchObject([{ kind: 'box', at: [10, 10], width: 160, height: 80, text: 'Cache' }]);
  expect(screen.getByRole('button', { name: 'Box “Cache”, in the middle' })).toBeTruthy();
  drag([50, 50], [70, 60]);
  expect(shapes()).toMatchObject([{ at: [30, 20] }]);
  press('ArrowRight', { shiftKey: true });
  expect(shapes()).toMatchObject([{ at: [31, 20] }]);
  for (let i = 0; i < 3; i += 1) press('z', { ctrlKey: true });
  expect(shapes()).toMatchObject([{ at: [10, 10], text: '' }]);
  press('z', { ctrlKey: true });
  expect(shapes()).toEqual([]);
});

it('leaves a text alone on Escape, and adds none without letters', async () => {
  const { shapes } = await openBoth();
  const user = userEvent.setup();
  press('6');
  press('Enter');
  await user.type(screen.getByRole('textbox', { name: 'Text' }), '  {Enter}');
  press('6');
  press('Enter');
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'no{Escape}');
  expect(shapes()).toEqual([]);
  expect(document.activeElement).toBe(board());
});

it('shows sound shapes of the other page as text, says so, and nothing else that it writes', async () => {
  const { write } = await openBoth();
  write('a', aBox('<img src=x onerror=alert(1)>', [0, 0]));
  write('b', anArrow([160, 40], [400, 40], 2));
  write('c', { ...aBox('no', [0, 0]), color: 'red;x' });
  write('d', '<script>');
  expect(
    screen.getAllByRole('button', { pressed: false }).filter((one) => board().contains(one)),
  ).toHaveLength(2);
  expect(document.querySelector('img, script')).toBeNull();
  expect(screen.getByText(/^Asha drew: Arrow from “<img/)).toBeTruthy();
  expect(screen.getByText('What’s on the board: 2')).toBeTruthy();
});
