import { STAR_CRITERIA } from '@preproom/models/contract/catalogues/criteria';
import {
  deleteExpressionSummary,
  type ExpressionSummary,
  getExpressionSummary,
  shareExpressionSummary,
} from '@preproom/models/contract/readings/readings';
import { type AfterCall, getAfterCall } from '@preproom/models/contract/reports/feedback';
import { getLearnerReport, type LearnerReport } from '@preproom/models/contract/reports/learnerReport';
import { getReportLinks } from '@preproom/models/contract/reports/reportLinks';
import { getTimeline, type Timeline } from '@preproom/models/contract/reports/timeline';
import { getCode } from '@preproom/models/contract/room/code';
import { getSpeech } from '@preproom/models/contract/room/speech';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { aFeedback } from '../../../lib/testing/feedbackSample.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import {
  aCurrentUser,
  aLearnerReport,
  anAfterCall,
  aPack,
  aSpeech,
  aSubmission,
  aSummary,
  aTimeline,
  MENTOR_ID,
} from '../../../lib/testing/samples.ts';
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
  given: {
    summary?: ExpressionSummary;
    feedback?: AfterCall['feedback'];
    mentorId?: string;
    report?: LearnerReport;
    timeline?: Timeline;
  } = {},
) {
  network.answer(getAfterCall, anAfterCall({ side: 'learner', feedback: given.feedback ?? null }));
  network.answer(
    getSpeech,
    aSpeech({ consent: false, own: null, other: null, learnerShare: null, together: null }),
  );
  if (given.summary) network.answer(getExpressionSummary, given.summary);
  network.answer(getLearnerReport, given.report ?? aLearnerReport());
  network.answer(getTimeline, given.timeline ?? aTimeline());
  network.answer(getReportLinks, { links: [] });
  network.answer(getCode, { moments: [], deletedOn: null });
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

  it('recommends the same next round as the performance page, for the same reason', async () => {
    const stars = { 'Technical Knowlegde': 1, 'Subject Understanding': 1 };
    useStore.setState({ ...INITIAL_STATE, ActivePack: aPack(), userFeedback: [aFeedback(stars)] });
    open({ feedback: submitted });
    const next = await screen.findByRole('region', { name: /^Suggested next round: / });
    expect(next.textContent).toMatch(/Tech Round 1.*Focuses on Technical, your lowest-rated area recently/);
    expect(within(next).getByRole('link').getAttribute('href')).toBe(
      '/Dashboard/selectmentor/Tech-Round-1/any',
    );
    useStore.setState(INITIAL_STATE);
  });

  it('says after the stars how they compare with those of other mentors', async () => {
    const severity = { difference: -0.52, low: -0.74, high: -0.3 };
    open({ feedback: submitted, report: aLearnerReport({ severity }) });
    const note = await screen.findByText(/rates about 0\.5 stars lower .*most likely 0\.3 to 0\.7 lower/);
    const stars = screen.getAllByRole('img', { name: '4 of 5 stars' }).at(-1);
    expect(stars?.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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

  it.each([
    ['off', 'Expression reading was off.'],
    ['unread', 'Your face couldn’t be read.'],
    ['deleted', 'You deleted the readings.'],
  ] as const)('says why there are no readings: %s', async (missing, text) => {
    open({ summary: aSummary({ samples: 0, missing }) });
    expect((await screen.findByText(/The rest of your report/)).textContent).toContain(text);
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

  it('names what to practise with its reason and a next step', async () => {
    const ratings = { ...aSubmission().ratings, 'Time Management': 2 };
    open({ feedback: { ...submitted, ratings } });
    const practise = await screen.findByRole('region', { name: 'What to practise' });
    expect(within(practise).getByText('2 of 5 stars. “Watch the clock”')).toBeTruthy();
    const step = within(practise).getByRole('link', { name: 'Book HR Round 2' });
    expect(step.getAttribute('href')).toBe('/Dashboard/selectmentor/HR-Round-2/any');
    const well = screen.getByRole('region', { name: 'What went well' });
    expect(within(well).getByText('You were in the room before the start.')).toBeTruthy();
  });

  it('compares with the first and the last session', async () => {
    const earlier = (stars: number, index: number) => ({
      roomid: 'room00000009',
      round: 'HR Round 1' as const,
      isFree: false,
      startsAt: '2026-11-01T13:00:00.000Z',
      ratings: {
        ...Object.fromEntries(STAR_CRITERIA.map((criterion) => [criterion, stars])),
        'Overall Hirability Index': index,
      },
    });
    open({
      feedback: submitted,
      report: aLearnerReport({ first: earlier(2, 3), previous: earlier(3, 5) }),
    });
    expect(await screen.findByText(/went up from 3 to \d+ since your first session/)).toBeTruthy();
    const group = screen.getByRole('region', { name: 'Technical' });
    expect(within(group).getByText('First session').closest('li')?.textContent).toBe('First session2.0');
    expect(within(group).getByText('Last session').closest('li')?.textContent).toBe('Last session3.0');
  });

  it('walks through the timeline by keyboard and shows what belongs together', async () => {
    open({ feedback: submitted });
    const slider = await screen.findByRole('slider', { name: 'Point in the session' });
    fireEvent.keyDown(slider, { key: 'Home' });
    expect(slider.getAttribute('aria-valuenow')).toBe('0');
    fireEvent.keyDown(slider, { key: 'PageUp' });
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(slider.getAttribute('aria-valuetext')).toBe(
      '1:05; Question: Tell me about yourself.; You spoke; Marked by mentor: went well; Ranacorus 5%; Enthusiasm 60%; Confidence 80%; Nervousness 20%',
    );
    await userEvent.click(screen.getByRole('button', { name: /Question: Tell me about yourself/ }));
    expect(slider.getAttribute('aria-valuenow')).toBe('60');
  });

  it('has the timeline as a table as well', async () => {
    open({ feedback: submitted });
    await userEvent.click(await screen.findByRole('button', { name: 'Show as a table' }));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(6);
    expect(rows[2]?.textContent).toContain('1:00');
    expect(rows[2]?.textContent).toContain('28 s');
    // The learner came a minute before the mentor.
    expect(screen.getByRole('list', { name: 'Moments' }).textContent).toMatch(/^Before.*0:00/);
    expect(document.body.textContent).not.toMatch(/[-−]\d:\d\d/);
  });

  it('is whole without a timeline, and offers to try again where something cannot be loaded', async () => {
    open({ feedback: submitted, timeline: aTimeline({ span: null }) });
    expect(await screen.findByText('No timeline')).toBeTruthy();
    cleanup();
    open({ feedback: submitted });
    network.disconnect(getLearnerReport);
    network.disconnect(getTimeline);
    expect(await screen.findByText('Couldn’t load your practice suggestions')).toBeTruthy();
    expect(screen.getByText('Couldn’t load the timeline')).toBeTruthy();
    expect(screen.getByText('Explained indexes well, practise joins.')).toBeTruthy();
  });
});
