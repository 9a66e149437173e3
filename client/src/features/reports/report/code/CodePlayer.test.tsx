import { type CodeMoment, getCode } from '@preproom/models/contract/room/code';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeClock } from '../../../../lib/testing/fakeClock.ts';
import { type FakeNetwork, fakeNetwork } from '../../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { CodePlayer } from '../../../../shared/reports/code/CodePlayer.tsx';
import { CodeSection } from './CodeSection.tsx';

const NAMES = { learner: 'Asha', mentor: 'Ravi' };
const MOMENTS: CodeMoment[] = [
  { atMs: 0, side: 'mentor', edits: [[0, 0, 'one']], language: 'text' },
  { atMs: 2000, side: 'learner', edits: [[3, 0, ' two']], pasted: 4 },
  { atMs: 4600, side: 'learner', edits: [[7, 0, ' three']] },
];

function openPlayer() {
  const clock = new FakeClock();
  const pass = (ms: number) => act(() => clock.pass(ms));
  const user = userEvent.setup();
  renderPage(<CodePlayer moments={MOMENTS} names={NAMES} clock={clock} />);
  return { pass, user, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

function shownCode(): string | null | undefined {
  const host = [...document.querySelectorAll('div')].find((one) => one.shadowRoot);
  return host?.shadowRoot?.querySelector('.cm-content')?.textContent;
}

afterEach(cleanup);

describe('the player of the code', () => {
  it('opens at the start, says how long it is, plays from there, and from there again', async () => {
    const { pass, press } = openPlayer();
    expect(shownCode()).toBe('one');
    expect(screen.getByText('Length: 0:04')).toBeTruthy();
    await press('Play');
    expect(shownCode()).toBe('one');
    expect(screen.getByText('Last change by Ravi')).toBeTruthy();
    await pass(2000);
    expect(shownCode()).toBe('one two');
    await press('Pause');
    await pass(2000);
    expect(shownCode()).toBe('one two');
    await press('Play');
    await pass(3000);
    expect(shownCode()).toBe('one two three');
    await press('Play');
    expect(shownCode()).toBe('one');
  });

  it('opens at the first key, not where a language was chosen long before', () => {
    const chosen: CodeMoment = { atMs: -600_000, side: 'mentor', edits: [], language: 'python' };
    renderPage(<CodePlayer moments={[chosen, ...MOMENTS]} names={NAMES} clock={new FakeClock()} />);
    expect(shownCode()).toBe('one');
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^0:00 of /);
    expect(screen.getByText('Length: 0:04')).toBeTruthy();
  });

  it('opens at a time of the session', () => {
    renderPage(<CodePlayer moments={MOMENTS} names={NAMES} startMs={2100} clock={new FakeClock()} />);
    expect(shownCode()).toBe('one two');
  });

  it('goes where the slider is put, and from mark to mark', async () => {
    const { press } = openPlayer();
    fireEvent.change(screen.getByRole('slider'), { target: { value: '1000' } });
    expect(shownCode()).toBe('one');
    // The slider goes by whole seconds, and its last one ends after the last change.
    fireEvent.change(screen.getByRole('slider'), { target: { value: '5000' } });
    expect(shownCode()).toBe('one two three');
    fireEvent.change(screen.getByRole('slider'), { target: { value: '1000' } });
    await press('Next mark');
    expect(shownCode()).toBe('one two');
    await press('Previous mark');
    expect(shownCode()).toBe('one');
  });

  it('copies the final code, wherever the replay is', async () => {
    const { press } = openPlayer();
    await press('Copy final code');
    expect(await navigator.clipboard.readText()).toBe('one two three');
    expect(screen.getByText('Copied.')).toBeTruthy();
  });
});

it('lists the marks around its place, however many there are', async () => {
  const marked = (i: number): CodeMoment => ({
    atMs: i * 1000,
    side: 'mentor',
    edits: [[0, 0, 'x']],
    pasted: 1,
  });
  const moments = Array.from({ length: 5_000 }, (_, i) => marked(i));
  renderPage(<CodePlayer moments={moments} names={NAMES} clock={new FakeClock()} />);
  const listed = () => screen.getAllByRole('listitem').length;
  expect(listed()).toBe(200);
  expect(screen.getByText('Marks 1 to 200 of 5000')).toBeTruthy();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '4999000' } });
  expect(screen.getByText('Marks 4801 to 5000 of 5000')).toBeTruthy();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '2500000' } });
  expect(listed()).toBe(200);
  expect(document.querySelectorAll('[aria-current=step]')).toHaveLength(1);
});

it('plays the board: what was on it at each time, in words too', async () => {
  const box = { kind: 'box', color: 'ink', order: 1, at: [0, 0], width: 160, height: 80 } as const;
  const moments: CodeMoment[] = [
    { atMs: 0, side: 'mentor', edits: [], board: [['a', { ...box, at: [0, 0], text: 'API' }]] },
    { atMs: 2000, side: 'learner', edits: [], board: [['b', { ...box, at: [300, 0], text: 'Cache' }]] },
    { atMs: 4000, side: 'mentor', edits: [], board: [['a', null]] },
  ];
  renderPage(<CodePlayer moments={moments} names={NAMES} clock={new FakeClock()} />);
  const drawn = () => [...screen.getByRole('img', { name: 'Board at this time' }).querySelectorAll('text')];
  const texts = () => drawn().map((one) => one.textContent);
  expect(texts()).toEqual(['API']);
  expect(shownCode()).toBeUndefined();
  expect(screen.queryByRole('button', { name: 'Copy final code' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Asha drew on the board/ }));
  expect(texts()).toEqual(['API', 'Cache']);
  expect(screen.getByText('Box “Cache”, on the right')).toBeTruthy();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } });
  expect(texts()).toEqual(['API']);
});

it('has what was written last, also when it arrives after the page was opened', async () => {
  const network = fakeNetwork();
  const after = (count: number) =>
    network.answer(getCode, { moments: MOMENTS.slice(0, count), deletedOn: null });
  after(0);
  renderPage(<CodeSection roomid="room00000001" names={NAMES} />);
  await waitFor(() => expect(network.sentTo(getCode)).toHaveLength(1));
  after(2);
  const button = await screen.findByRole('button', { name: 'Replay the code' }, { timeout: 10_000 });
  after(3);
  await userEvent.click(button);
  await waitFor(() => expect(shownCode()).toBe('one'), { timeout: 30_000 });
  const slider = () => screen.getByRole('slider');
  await waitFor(() => expect(slider().getAttribute('aria-valuetext')).toMatch(/of 0:04$/));
  fireEvent.change(slider(), { target: { value: '5000' } });
  expect(shownCode()).toBe('one two three');
});

describe('the section of the code', () => {
  let network: FakeNetwork;
  beforeEach(() => {
    network = fakeNetwork();
  });
  const open = () => renderPage(<CodeSection roomid="room00000001" names={NAMES} />);

  it('is not there when nothing was written', async () => {
    network.answer(getCode, { moments: [], deletedOn: null });
    open();
    await waitFor(() => expect(network.sentTo(getCode)).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Code' })).toBeNull();
  });

  it('offers to try again when the code cannot be loaded', async () => {
    network.disconnect(getCode);
    open();
    await screen.findByText('Couldn’t load the code');
    network.answer(getCode, { moments: MOMENTS, deletedOn: '2027-01-01T00:00:00.000Z' });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Replay the code' })).toBeTruthy();
  });
});
