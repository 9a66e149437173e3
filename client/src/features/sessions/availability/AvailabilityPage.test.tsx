import {
  getAvailability,
  NO_AVAILABILITY,
  saveAvailability,
} from '@preproom/models/contract/sessions/availability';
import { answerSlotRequest, getSlotRequests } from '@preproom/models/contract/sessions/slotRequests';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../../../lib/testing/samples.ts';
import { AvailabilityPage } from './AvailabilityPage.tsx';
import type { SavedAvailability } from './api.ts';

const saved: SavedAvailability = {
  ...NO_AVAILABILITY,
  weekly: [{ day: 1, from: '09:00', to: '12:00' }],
  revision: 3,
};
const user = aCurrentUser('mentor').data;
let network: FakeNetwork;

beforeEach(() => {
  sessionStorage.clear();
  network = fakeNetwork();
  network.answer(getAvailability, { data: saved });
  network.answer(getSlotRequests, { data: [], total: 0 });
  useStore.setState({ ...INITIAL_STATE, isUserPending: false, user });
});
afterEach(cleanup);

async function open(): Promise<void> {
  renderPage(<AvailabilityPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'List' }));
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const select = (name: string) => screen.findByLabelText<HTMLSelectElement>(name);
const choose = async (name: string, value: string) =>
  fireEvent.change(await select(name), { target: { value } });
const isUnsaved = () => screen.queryByText('Unsaved changes') !== null;

describe('the weekly hours', () => {
  it('are changed, saved with the revision they began from, and then nothing is unsaved', async () => {
    const weekly = [{ day: 1, from: '09:00', to: '14:30' }];
    network.answer(saveAvailability, { data: { ...saved, weekly, revision: 4 } });
    await open();
    await choose('Monday, to', '14:30');
    expect(isUnsaved()).toBe(true);
    await press('Save');
    await expect.poll(isUnsaved).toBe(false);
    expect(screen.getByText('Saved')).toBeTruthy();
    expect(network.sentTo(saveAvailability)[0]?.body).toEqual({ ...saved, weekly });
    expect(sessionStorage.getItem(`availability:${user._id}`)).toBeNull();
  });

  it('are as saved once a change is taken back', async () => {
    await open();
    await choose('Monday, to', '14:30');
    await choose('Monday, to', '12:00');
    expect(isUnsaved()).toBe(false);
  });

  it('are joined where they touch, and the focus stays at them', async () => {
    await open();
    await select('Monday, from');
    await press('Remove Monday, 9:00 am – 12:00 pm');
    const add = screen.getByRole('button', { name: 'Add hours on Monday' });
    expect(document.activeElement).toBe(add);
    await userEvent.click(add);
    expect(document.activeElement).toBe(await select('Monday, from'));
    await userEvent.click(add);
    await choose('Monday 2, from', '17:00');
    expect((await select('Monday, to')).value).toBe('19:00');
    expect(screen.getByText('Merged: 9:00 am – 7:00 pm')).toBeDefined();
    expect(document.activeElement).toBe(await select('Monday, from'));
  });

  it('begin with a template where there are none', async () => {
    network.answer(getAvailability, { data: { ...NO_AVAILABILITY, revision: 0 } });
    await open();
    await screen.findByText('Nothing yet. Add hours so learners can book you.');
    await press(/Weekday evenings/);
    expect((await select('Friday, to')).value).toBe('21:00');
    expect(screen.queryByRole('button', { name: /Weekday evenings/ })).toBeNull();
    // The other one is added to it.
    await press(/Weekends/);
    expect((await select('Friday, to')).value).toBe('21:00');
    expect((await select('Sunday, to')).value).toBe('17:00');
    expect(screen.queryByText('Start with a preset, then adjust')).toBeNull();
    await screen.findByText(/start times in the next 4 weeks/);
  });

  it('are copied to other days', async () => {
    await open();
    await select('Monday, from');
    await press('Copy Monday to other days');
    await userEvent.click(screen.getByLabelText('Wednesday'));
    await press('Copy');
    expect((await select('Wednesday, to')).value).toBe('12:00');
    expect(screen.queryByLabelText('Tuesday, to')).toBeNull();
  });
});

describe('a save', () => {
  it('that fails loses nothing, also over a reload of the tab', async () => {
    await open();
    await choose('Monday, to', '14:30');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('Your changes are still here');
    cleanup();
    await open();
    expect((await select('Monday, to')).value).toBe('14:30');
    await press('Discard');
    expect((await select('Monday, to')).value).toBe('12:00');
  });

  it('that is refused marks the part that is wrong', async () => {
    network.refuse(saveAvailability, 400, {
      code: 'bad_request',
      message: 'x',
      fields: { 'weekly.0.to': 'ends before it begins' },
    });
    await open();
    await choose('Monday, to', '14:30');
    await press('Save');
    await screen.findByText('Some weekly hours can’t be saved. Check them.');
  });

  it.each([
    ['loads the other version', 'Load the other version', '16:00'],
    ['saves what is entered over it', 'Save mine instead', '14:30'],
  ])('after one elsewhere keeps what is entered, and %s when asked', async (_, answer, to) => {
    await open();
    await choose('Monday, to', '14:30');
    const other = { ...saved, weekly: [{ day: 1, from: '09:00', to: '16:00' }], revision: 4 };
    network.answer(getAvailability, { data: other });
    network.refuse(saveAvailability, 409, { code: 'conflict', message: 'x' });
    await press('Save');
    await screen.findByText(/changed in another tab/);
    expect((await select('Monday, to')).value).toBe('14:30');
    const weekly = [{ day: 1, from: '09:00', to: '14:30' }];
    network.answer(saveAvailability, { data: { ...saved, weekly, revision: 5 } });
    await press(answer);
    await expect.poll(isUnsaved).toBe(false);
    expect((await select('Monday, to')).value).toBe(to);
    const { body } = network.sentTo(saveAvailability).at(-1) ?? {};
    expect((body as SavedAvailability).revision).toBe(answer === 'Save mine instead' ? 4 : 3);
  });
});

describe('specific dates', () => {
  it('can have their own hours or none, time off and extra times', async () => {
    const answer = { ...saved, revision: 4 };
    network.answer(saveAvailability, { data: answer });
    await open();
    await select('Monday, from');
    const [date, extra] = screen.getAllByLabelText('Date') as [HTMLElement, HTMLElement];
    fireEvent.change(date, { target: { value: '2099-12-24' } });
    await press('Add date');
    await press(/^Add hours on Thu, 24 Dec/);
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2099-12-28' } });
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2099-12-27' } });
    await press('Add time off');
    await screen.findByText('The last day can’t be before the first day.');
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2099-12-30' } });
    await press('Add time off');
    fireEvent.change(extra, { target: { value: '2099-12-31' } });
    await press('Add time');
    await press('Save');
    await expect.poll(() => network.sentTo(saveAvailability).length).toBe(1);
    expect(network.sentTo(saveAvailability)[0]?.body).toMatchObject({
      exceptions: [{ date: '2099-12-24', hours: [{ from: '09:00', to: '17:00' }] }],
      leave: [{ from: '2099-12-28', to: '2099-12-30' }],
      slots: ['2099-12-31T12:30:00.000Z'],
    });
  });
});

describe('requests of learners', () => {
  const request = {
    _id: '0000000000000000000000d1',
    learner: { _id: user._id, Name: 'Asha Rao', photo: null },
    targetRole: 'Data analyst',
    at: new Date().toISOString(),
  };

  it('are listed and answered', async () => {
    network.answer(getSlotRequests, { data: [request], total: 1 });
    network.answer(answerSlotRequest, { data: { answer: 'declined' } });
    await open();
    const list = await screen.findByRole('region', { name: 'Requests for times' });
    expect(within(list).getByText(/Data analyst/)).toBeDefined();
    network.answer(getSlotRequests, { data: [], total: 0 });
    await press('Decline Asha Rao');
    await expect.poll(() => screen.queryByText('Asha Rao')).toBeNull();
    expect(network.sentTo(answerSlotRequest)[0]?.body).toEqual({ answer: 'declined' });
  });
});

it('holds the earliest start of a day', async () => {
  network.answer(saveAvailability, { data: { ...saved, notBefore: '10:00', revision: 4 } });
  await open();
  await choose('No sessions before', '10:00');
  await press('Save');
  await expect
    .poll(() => network.sentTo(saveAvailability)[0]?.body)
    .toEqual({ ...saved, notBefore: '10:00' });
});
