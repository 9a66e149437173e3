import { getExpressionSummary } from '@preproom/models/contract/readings/readings';
import {
  type AfterCall,
  type FeedbackDraft,
  getAfterCall,
  saveFeedbackDraft,
  submitFeedback,
} from '@preproom/models/contract/reports/feedback';
import { getCode } from '@preproom/models/contract/room/code';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeNetwork, fakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import {
  aDraft,
  anAfterCall,
  aSubmission,
  aSummary,
  MENTOR_ID,
  STORED_FEEDBACK,
} from '../../lib/testing/samples.ts';
import { FORM_ORDER } from '../../lib/texts/criteria.ts';
import { RoomFeedbackPage } from './RoomFeedbackPage.tsx';

const DRAFT_KEY = 'feedback-draft:room00000001';
const notes = { Overview: () => null, OnCriterion: () => null };
const sentAt = {
  ...STORED_FEEDBACK,
  submittedAt: '2099-11-20T14:00:00.000Z',
  amendableUntil: '2099-11-21T14:00:00.000Z',
};
let network: FakeNetwork;

function open(given: Partial<AfterCall> = {}) {
  network.answer(getAfterCall, anAfterCall(given));
  network.answer(getCode, { moments: [], deletedOn: null });
  const route = <Route path="/room/Feedback/:roomid" element={<RoomFeedbackPage notes={notes} />} />;
  renderPage(<Routes>{route}</Routes>, { at: '/room/Feedback/room00000001' });
}

const group = (name: string) => screen.findByRole('radiogroup', { name });
const send = async () => userEvent.click(await screen.findByRole('button', { name: /Send feedback/ }));

beforeEach(() => {
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  network = fakeNetwork();
  // As the server does, so that a save in the middle of a slow test takes nothing back.
  const stored: FeedbackDraft = { ratings: {}, remarks: {} };
  network.answerWith(saveFeedbackDraft, async () => {
    const sent = network.sentTo(saveFeedbackDraft).at(-1)?.body as FeedbackDraft | undefined;
    Object.assign(stored.ratings, sent?.ratings);
    Object.assign(stored.remarks, sent?.remarks);
    return { savedAt: '2026-11-20T14:00:00.000Z', draft: structuredClone(stored) };
  });
});

afterEach(cleanup);

describe("the mentor's feedback", () => {
  it('asks for the twenty criteria, grouped as in the report', async () => {
    open();
    await group('Education Background');
    const asked = [...document.querySelectorAll('[data-criterion]')];
    expect(asked.map((field) => field.getAttribute('data-criterion'))).toEqual(FORM_ORDER);
    expect(screen.getByRole('region', { name: 'Under pressure' })).toBeTruthy();
  });

  it('saves a rating by itself and says when', async () => {
    open();
    await userEvent.click(
      within(await group('Time Management')).getByRole('radio', { name: '3 of 5 stars' }),
    );
    expect(await screen.findByText(/Saved at 7:30/)).toBeTruthy();
    expect(network.sentTo(saveFeedbackDraft).at(-1)?.body).toMatchObject({
      ratings: { 'Time Management': 3 },
    });
  });

  it('puts the cursor into the remark that was asked for', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add a note on Time Management' }));
    const note = await screen.findByLabelText<HTMLTextAreaElement>('Note on Time Management');
    await waitFor(() => expect(document.activeElement).toBe(note));
    await userEvent.keyboard('On time');
    expect(note.value).toBe('On time');
  });

  it('rates with the arrow keys', async () => {
    open();
    const stars = within(await group('Listening Skills'));
    await userEvent.click(stars.getByRole('radio', { name: '2 of 5 stars' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(stars.getByRole<HTMLInputElement>('radio', { name: '3 of 5 stars' }).checked).toBe(true);
  });

  it('rates with the keys 1 to 5, and says how much is left', async () => {
    open();
    const stars = within(await group('Communication Skills'));
    expect(screen.getByText('20 left')).toBeTruthy();
    stars.getByRole('radio', { name: '1 of 5 stars' }).focus();
    await userEvent.keyboard('4');
    const fourth = stars.getByRole<HTMLInputElement>('radio', { name: '4 of 5 stars' });
    expect(fourth.checked).toBe(true);
    expect(document.activeElement).toBe(fourth);
    expect(screen.getByText('19 left')).toBeTruthy();
  });

  it('rates the index with a digit, 0 for ten', async () => {
    open();
    await group('Communication Skills');
    const index = screen.getByRole<HTMLInputElement>('radio', { name: '1' });
    index.focus();
    await userEvent.keyboard('7');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '7' }).checked).toBe(true);
    await userEvent.keyboard('0');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '10' }).checked).toBe(true);
    expect(screen.getByText('19 left')).toBeTruthy();
  });

  it('names what is missing, and leads there', async () => {
    open();
    await send();
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByText('20 answers are missing:')).toBeTruthy();
    await userEvent.click(within(summary).getByRole('button', { name: 'Overall Hirability Index' }));
    expect((await group('Overall Hirability Index')).contains(document.activeElement)).toBe(true);
    await userEvent.click(within(summary).getByRole('button', { name: 'Comment On Technical Readiness' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/Comment On Technical Readiness/));
  });

  it('starts from what an earlier load of the page had not sent', async () => {
    const draft = { ratings: { 'Stress Handling': 5 }, remarks: {} };
    network.answer(saveFeedbackDraft, { savedAt: '2026-11-20T14:00:00.000Z', draft });
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    open();
    const star = within(await group('Stress Handling')).getByRole<HTMLInputElement>('radio', {
      name: '5 of 5 stars',
    });
    expect(star.checked).toBe(true);
    await waitFor(() => expect(network.sentTo(saveFeedbackDraft)).toHaveLength(1));
  });

  it('sends nothing while answers are missing and puts the focus on the first', async () => {
    const { 'Communication Skills': _, ...ratings } = aSubmission().ratings;
    open({ feedback: aDraft({ ratings, remarks: {} }) });
    await send();
    expect(network.sentTo(submitFeedback)).toHaveLength(0);
    const missing = await group('Communication Skills');
    expect(missing.contains(document.activeElement)).toBe(true);
    expect(screen.getAllByText('Choose 1 to 5 stars.')).toHaveLength(1);
  });

  it('sends the complete form and then says until when it can be changed', async () => {
    const complete = aSubmission();
    open({ feedback: aDraft(complete) });
    await screen.findByRole('button', { name: /Send feedback/ });
    network.answer(submitFeedback, sentAt);
    network.answer(getAfterCall, anAfterCall({ feedback: { ...complete, state: 'submitted', ...sentAt } }));
    await send();
    expect(await screen.findByText('Feedback sent.')).toBeTruthy();
    expect(network.sentTo(submitFeedback)[0]?.body).toEqual(complete);
    expect(screen.getByRole('button', { name: /Send changes/ })).toBeTruthy();
    expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  it('keeps what is changed while it is sent as a change to send', async () => {
    const complete = aSubmission();
    open({ feedback: aDraft(complete) });
    const stars = async () => within(await group('Stress Handling'));
    await stars();
    let accept = (_: typeof sentAt) => {};
    network.answerWith(submitFeedback, () => new Promise((resolve) => (accept = resolve)));
    network.answer(getAfterCall, anAfterCall({ feedback: { ...complete, state: 'submitted', ...sentAt } }));
    await send();
    await userEvent.click((await stars()).getByRole('radio', { name: '1 of 5 stars' }));
    accept(sentAt);
    await screen.findByText('Feedback sent.');
    const kept = (await stars()).getByRole<HTMLInputElement>('radio', { name: '1 of 5 stars' });
    expect(kept.checked).toBe(true);
    expect(network.sentTo(saveFeedbackDraft)).toEqual([]);
  });

  it('keeps everything when sending fails', async () => {
    open({ feedback: aDraft(aSubmission()) });
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('Your answers are still here.');
    expect(screen.getByDisplayValue('Explained indexes well, practise joins.')).toBeTruthy();
  });

  it('is asked for no longer once the learner has deleted the account', async () => {
    open({ other: { _id: MENTOR_ID, Name: null, photo: null } });
    expect(await screen.findByText(/deleted their account/)).toBeTruthy();
    expect(screen.getByText(/with Former member/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Send feedback/ })).toBeNull();
  });

  it('stays as it was typed when the learner goes meanwhile', async () => {
    open({ feedback: aDraft(aSubmission()) });
    network.refuse(submitFeedback, 410, { code: 'person_gone', message: '' });
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This person has deleted their account. Go back to the previous page.',
    );
    expect(screen.getByDisplayValue('Explained indexes well, practise joins.')).toBeTruthy();
  });

  it('is a report to read once the 24 hours are over', async () => {
    const over = {
      submittedAt: '2026-01-01T10:00:00.000Z',
      amendableUntil: '2026-01-02T10:00:00.000Z',
      ...STORED_FEEDBACK,
    };
    open({ feedback: { ...aSubmission(), state: 'submitted', ...over } });
    expect(await screen.findByText('It can’t be changed any more.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Send/ })).toBeNull();
  });

  it('shows the summary that the learner shares', async () => {
    network.answer(getExpressionSummary, aSummary({ shared: true }));
    open({ isSummaryShared: true });
    expect(await screen.findByText(/shared their expression summary with you/)).toBeTruthy();
  });

  it('does not ask for a summary that is not shared', async () => {
    open();
    await group('Time Management');
    expect(network.sentTo(getExpressionSummary)).toEqual([]);
  });
});

describe('a room that is not there to rate', () => {
  it('is the 404 page when it is not this person’s', async () => {
    network.refuse(getAfterCall, 404, { code: 'room_not_found', message: 'x' });
    const route = <Route path="/room/Feedback/:roomid" element={<RoomFeedbackPage notes={notes} />} />;
    renderPage(<Routes>{route}</Routes>, { at: '/room/Feedback/nowhere' });
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
  });

  it('says so while the two have not met', async () => {
    open({ status: 'booked' });
    expect(await screen.findByText('Nothing to rate yet')).toBeTruthy();
  });
});
