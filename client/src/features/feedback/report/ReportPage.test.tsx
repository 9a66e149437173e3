import { type AfterCall, getAfterCall } from '@preproom/models/contract/room/feedback';
import {
  deleteExpressionSummary,
  type ExpressionSummary,
  getExpressionSummary,
  shareExpressionSummary,
} from '@preproom/models/contract/room/readings';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser, anAfterCall, aSubmission, aSummary, MENTOR_ID } from '../../../lib/testing/samples.ts';
import { ReportPage } from './ReportPage.tsx';

const submitted: AfterCall['feedback'] = {
  ...aSubmission(),
  remarks: { 'Time Management': 'Watch the clock' },
  state: 'submitted',
  submittedAt: '2026-11-20T14:00:00.000Z',
  amendableUntil: '2026-11-21T14:00:00.000Z',
  savedAt: '2026-11-20T14:00:00.000Z',
  history: [],
};
let network: FakeNetwork;

function open(
  given: { summary?: ExpressionSummary; feedback?: AfterCall['feedback']; mentorId?: string } = {},
) {
  network.answer(getAfterCall, anAfterCall({ side: 'learner', feedback: given.feedback ?? null }));
  if (given.summary) network.answer(getExpressionSummary, given.summary);
  const route = <Route path="/Dashboard/feedback/:roomid/:mentorid" element={<ReportPage />} />;
  renderPage(<Routes>{route}</Routes>, {
    at: `/Dashboard/feedback/room00000001/${given.mentorId ?? MENTOR_ID}`,
  });
}

beforeEach(() => {
  network = fakeNetwork();
});

afterEach(cleanup);

describe("the learner's report", () => {
  it('shows index, comments, grouped stars and remarks', async () => {
    open({ feedback: submitted, summary: aSummary() });
    expect(await screen.findByText('Explained indexes well, practise joins.')).toBeTruthy();
    expect(screen.getAllByRole('img', { name: '4 of 5 stars' })).toHaveLength(17);
    expect(screen.getByText('Watch the clock')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Technical' })).toBeTruthy();
    expect(new Set(screen.getAllByText(/^Average/).map((average) => average.textContent))).toEqual(
      new Set(['Average 4.0']),
    );
  });

  it('says whose it is, for whoever reads it on paper', async () => {
    useStore.setState({ ...INITIAL_STATE, user: { ...aCurrentUser('user').data, Name: 'Asha Rao' } });
    open({ feedback: submitted });
    expect(await screen.findByText('Asha Rao')).toBeTruthy();
  });

  it('shows the four percentages as bars of their own with the honest sentence', async () => {
    open({ summary: aSummary() });
    const bars = await screen.findAllByRole<HTMLMeterElement>('meter');
    expect(bars.map((bar) => bar.getAttribute('value'))).toEqual(['12', '82', '100', '48']);
    expect(screen.getByText(/They don’t show what you felt/)).toBeTruthy();
    const how = screen.getByRole('link', { name: 'How this is calculated' });
    expect(how.getAttribute('href')).toBe('/expression-readings');
  });

  it('says that a short sample is one', async () => {
    open({ summary: aSummary({ shortSample: true }) });
    expect(await screen.findByText(/Short sample/)).toBeTruthy();
  });

  it('says that there are no readings instead of four zeros', async () => {
    open({ summary: aSummary({ samples: 0 }) });
    expect(await screen.findByText('No readings')).toBeTruthy();
    expect(screen.queryByRole('meter')).toBeNull();
  });

  it('shares the summary with the mentor', async () => {
    open({ summary: aSummary() });
    network.answer(shareExpressionSummary, { shared: true });
    const share = await screen.findByRole<HTMLInputElement>('switch', { name: /Share these four numbers/ });
    await userEvent.click(share);
    await waitFor(() => expect(share.checked).toBe(true));
    expect(network.sentTo(shareExpressionSummary)[0]?.body).toEqual({ shared: true });
  });

  it('deletes the readings only after asking', async () => {
    open({ summary: aSummary() });
    network.answer(deleteExpressionSummary, { deleted: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete readings' }));
    expect(network.sentTo(deleteExpressionSummary)).toHaveLength(0);
    network.answer(getExpressionSummary, aSummary({ samples: 0 }));
    await userEvent.click(screen.getByRole('button', { name: /Delete permanently/ }));
    expect(await screen.findByText('No readings')).toBeTruthy();
    expect(network.sentTo(deleteExpressionSummary)).toHaveLength(1);
  });

  it('is the 404 page under another mentor’s id', async () => {
    open({ mentorId: '0000000000000000000000ff', summary: aSummary() });
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
  });

  it('offers to try again when the summary cannot be loaded', async () => {
    open();
    await screen.findByText('Couldn’t load the summary');
    network.answer(getExpressionSummary, aSummary());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('meter')).toHaveLength(4);
  });
});
