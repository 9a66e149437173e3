import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { type AfterCall, getAfterCall, rateMentor } from '@preproom/models/contract/reports/feedback';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import {
  aCurrentUser,
  aMeeting,
  anAfterCall,
  aSubmission,
  MENTOR_ID,
  STORED_FEEDBACK,
} from '../../lib/testing/samples.ts';
import { RoomFeedbackPage } from './RoomFeedbackPage.tsx';

const notes = { Overview: () => null, OnCriterion: () => null };
const sentAt = {
  ...STORED_FEEDBACK,
  submittedAt: '2099-11-20T14:00:00.000Z',
  amendableUntil: '2099-11-21T14:00:00.000Z',
};
let network: FakeNetwork;

function open(given: Partial<AfterCall> = {}) {
  network.answer(getAfterCall, anAfterCall(given));
  const route = <Route path="/room/Feedback/:roomid" element={<RoomFeedbackPage notes={notes} />} />;
  renderPage(<Routes>{route}</Routes>, { at: '/room/Feedback/room00000001' });
}

const group = (name: string) => screen.findByRole('radiogroup', { name });

beforeEach(() => {
  sessionStorage.clear();
  network = fakeNetwork();
});

afterEach(cleanup);

describe("the learner's side", () => {
  it('sends stars and remark', async () => {
    network.answer(rateMentor, { saved: true });
    open({ side: 'learner' });
    await userEvent.click(
      within(await group('Rate Meera Iyer')).getByRole('radio', { name: '5 of 5 stars' }),
    );
    await userEvent.type(screen.getByLabelText('Comment (optional)'), 'Thank you');
    await userEvent.click(screen.getByRole('button', { name: 'Send rating' }));
    expect(await screen.findByText('Thank you. Your rating is saved.')).toBeTruthy();
    expect(network.sentTo(rateMentor)[0]?.body).toEqual({ stars: 5, remark: 'Thank you', review: null });
  });

  it('sends a review only with consent and without contact details, and says why before', async () => {
    network.answer(rateMentor, { saved: true });
    open({ side: 'learner' });
    await userEvent.click(
      within(await group('Rate Meera Iyer')).getByRole('radio', { name: '4 of 5 stars' }),
    );
    const review = screen.getByLabelText('Public review (optional)');
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Send rating' }));
    await userEvent.type(review, 'Call me on 98765 43210');
    await send();
    expect(screen.getByText(/^Tick the box/)).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: /first name on Meera Iyer’s page/ }));
    await send();
    expect(screen.getByText(/^Remove phone numbers/)).toBeTruthy();
    expect(network.sentTo(rateMentor)).toHaveLength(0);
    await userEvent.clear(review);
    await userEvent.type(review, 'Patient and precise.');
    await send();
    await screen.findByText('Thank you. Your rating is saved.');
    expect(network.sentTo(rateMentor)[0]?.body).toMatchObject({ stars: 4, review: 'Patient and precise.' });
  });

  it('keeps what is not sent yet over a reload, and forgets it once it is', async () => {
    open({ side: 'learner' });
    await userEvent.type(await screen.findByLabelText('Comment (optional)'), 'Thank you');
    cleanup();
    network.answer(rateMentor, { saved: true });
    open({ side: 'learner' });
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Comment (optional)')).value).toBe('Thank you');
    await userEvent.click(
      within(await group('Rate Meera Iyer')).getByRole('radio', { name: '5 of 5 stars' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send rating' }));
    await screen.findByText('Thank you. Your rating is saved.');
    cleanup();
    open({ side: 'learner' });
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Comment (optional)')).value).toBe('');
  });

  it('asks for stars before anything is sent', async () => {
    open({ side: 'learner' });
    await userEvent.click(await screen.findByRole('button', { name: 'Send rating' }));
    expect(screen.getByText('Choose 1 to 5 stars.')).toBeTruthy();
    expect(network.sentTo(rateMentor)).toHaveLength(0);
  });

  it('tells that feedback has arrived and leads to the report', async () => {
    open({ side: 'learner', feedback: { ...aSubmission(), state: 'submitted', ...sentAt } });
    const link = await screen.findByRole('link', { name: 'View your report' });
    expect(link.getAttribute('href')).toBe(`/Dashboard/feedback/room00000001/${MENTOR_ID}`);
  });

  it('makes the page forget that this session is still to come', async () => {
    useStore.setState({ ...INITIAL_STATE, userSessions: [aMeeting()] });
    network.answer(getCurrentUser, aCurrentUser('user'));
    open({ side: 'learner', status: 'done' });
    await waitFor(() => expect(useStore.getState().userSessions).toEqual([]));
    expect(network.sentTo(getCurrentUser)).toHaveLength(1);
    useStore.setState(INITIAL_STATE);
  });
});
