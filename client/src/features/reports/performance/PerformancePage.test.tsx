import { getAttempts } from '@preproom/models/contract/assessments/attempts';
import { getCases } from '@preproom/models/contract/assessments/cases';
import { getTopicPractice } from '@preproom/models/contract/assessments/topicPractice';
import { getPerformance, type PerformanceSession } from '@preproom/models/contract/reports/performance';
import { aRatedSession, risingSessions } from '@preproom/models/contract/testing/performanceSessions';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { aFeedback } from '../../../lib/testing/feedbackSample.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aMeeting, aPack } from '../../../lib/testing/samples.ts';
import { PerformancePage } from './PerformancePage.tsx';

let network: FakeNetwork;

function open(sessions: PerformanceSession[], omitted = 0) {
  network.answer(getPerformance, { data: { sessions, omitted } });
  network.answer(getAttempts, { data: [], pages: 1, total: 0 });
  renderPage(<PerformancePage />);
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  network = fakeNetwork();
  useStore.setState(INITIAL_STATE);
});
afterEach(cleanup);

describe('the performance page', () => {
  it('says without sessions what will be here, and leads to the first one', async () => {
    useStore.setState({ introduction: { state: 'free' } });
    open([]);
    expect(await screen.findByText('Your progress starts here')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find a mentor' })).toBeTruthy();
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.queryByText(/^These numbers describe/)).toBeNull();
  });

  it('says that feedback is still to come', async () => {
    open([{ ...aRatedSession(0), feedback: null }]);
    expect(await screen.findByText('Your feedback is on its way')).toBeTruthy();
  });

  it('shows with one session what it says, and compares nothing', async () => {
    open([aRatedSession(0, { ...aRatedSession(0).feedback.ratings, 'Time Management': 2 })]);
    const areas = await section('Strengths and what to practise');
    expect(areas.getByText('Time Management')).toBeTruthy();
    expect(areas.getAllByRole('link', { name: 'Free introduction, 1 September 2026' })[0]).toBeTruthy();
    expect(screen.getByText(/8 of 10 in your first session/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Since your first session' })).toBeNull();
  });

  it('shows with ten sessions strengths with evidence, the change, and every value in tables', async () => {
    open(risingSessions(10), 2);
    const areas = await section('Strengths and what to practise');
    const weakest = areas.getByText('Time Management').closest('li') as HTMLElement;
    expect(within(weakest).getAllByRole('img', { name: '1 of 5 stars' })).toHaveLength(3);
    const change = (await section('Since your first session')).getByRole('row', { name: /Technical/ });
    expect(
      within(change)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['2.0', '5.0', '+3.0']);
    expect(screen.getByText('2 sessions between your first and your latest aren’t shown.')).toBeTruthy();
    const button = screen.getByRole('button', { name: 'Show as table: Under pressure' });
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const table = screen.getByRole('table', { name: 'Under pressure' });
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    const latest = within(table).getAllByRole('row')[1] as HTMLElement;
    expect(
      within(latest)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['3.0', '1', '5']);
  });

  it('goes through a chart by keyboard, from one rated session to the next', async () => {
    open([aRatedSession(0), aRatedSession(1, {}), aRatedSession(2), aRatedSession(3)]);
    const chart = await screen.findByRole('slider', { name: 'Under pressure' });
    const said = (key: string) => {
      fireEvent.keyDown(chart, { key });
      return chart.getAttribute('aria-valuetext');
    };
    expect(chart.getAttribute('aria-valuetext')).toBe('4; HR Round 2, 22 September 2026');
    expect(said('ArrowRight')).toBe('4; HR Round 2, 22 September 2026');
    expect(said('ArrowLeft')).toBe('4; Tech Round 1, 15 September 2026');
    expect(said('ArrowLeft')).toBe('4; Free introduction, 1 September 2026');
    expect(said('Home')).toBe('4; Free introduction, 1 September 2026');
    expect(said('End')).toBe('4; HR Round 2, 22 September 2026');
  });

  it('draws no line over a session without the value, and each value as a point', async () => {
    open([aRatedSession(0), aRatedSession(1, {}), aRatedSession(2), aRatedSession(3)]);
    const chart = await screen.findByRole('slider', { name: 'Under pressure' });
    const line = chart.querySelector('path')?.getAttribute('d') ?? '';
    expect(line.match(/M/g)).toHaveLength(2);
    expect(line).toMatch(/L100,25$/);
    // And the chosen one is marked.
    expect(chart.querySelectorAll('circle')).toHaveLength(4);
  });

  it('shows the session that is pointed at', async () => {
    open(risingSessions(5));
    const chart = await screen.findByRole('slider', { name: 'Overall Hirability Index' });
    const picture = chart.firstElementChild as HTMLElement;
    picture.getBoundingClientRect = () => new DOMRect(100, 0, 400, 150);
    fireEvent.pointerMove(chart, { clientX: 210 });
    expect(chart.getAttribute('aria-valuenow')).toBe('1');
    expect(within(chart).getByText(/8 September 2026/)).toBeTruthy();
    fireEvent.pointerMove(chart, { clientX: 90 });
    expect(chart.getAttribute('aria-valuenow')).toBe('0');
  });

  it('reaches to the highest value with a tick', async () => {
    const speech = (answerPauseMs: number) => ({ learnerShare: null, pace: null, answerPauseMs });
    open([aRatedSession(0, {}, { speech: speech(900) }), aRatedSession(1, {}, { speech: speech(14_000) })]);
    const figure = within(await screen.findByRole('figure', { name: 'Pause before you answer' }));
    expect(figure.getAllByText(/^\d+ sec$/, { ignore: 'td' }).map((tick) => tick.textContent)).toEqual([
      '0 sec',
      '5 sec',
      '10 sec',
      '15 sec',
      '14 sec',
    ]);
  });

  it('shows the stored percentages with what they mean', async () => {
    const percentages = { Ranacorus: 12, Enthusiasm: 82, Confidence: 100, Nervousness: 48 };
    open([aRatedSession(0), aRatedSession(1, {}, { expression: { percentages, shortSample: true } })]);
    const readings = await section('AI expression summary');
    expect(readings.getByText(/^These numbers describe/)).toBeTruthy();
    expect(readings.getByText('82% in your only session with readings.')).toBeTruthy();
    await userEvent.click(readings.getByRole('button', { name: 'Show as table: Enthusiasm' }));
    expect(readings.getByRole('cell', { name: '82% *' })).toBeTruthy();
  });

  it('shows talk time over the sessions, and leaves out what was never measured', async () => {
    const speech = (pace: number) => ({ learnerShare: null, pace, answerPauseMs: null });
    open([aRatedSession(0, {}, { speech: speech(3.9) }), aRatedSession(1, {}, { speech: speech(4.4) })]);
    const spoken = await section('How you spoke');
    expect(spoken.getByText('4.4 in your latest session, from 3.9 to 4.4 overall.')).toBeTruthy();
    expect(spoken.getAllByRole('figure')).toHaveLength(1);
    await userEvent.click(spoken.getByRole('button', { name: 'Show as table: Pace, in syllables a second' }));
    expect(spoken.getByRole('cell', { name: '3.9' })).toBeTruthy();
  });

  it('suggests the round that practises the weakest group, or names the booked session', async () => {
    const weak = { 'Technical Knowlegde': 1, 'Subject Understanding': 1 };
    useStore.setState({ ActivePack: aPack(), userFeedback: [aFeedback(weak)] });
    open([aRatedSession(0, { ...aRatedSession(0).feedback.ratings, ...weak })]);
    expect(await screen.findByText('Suggested next round: Tech Round 1')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Assessments' })).toBeTruthy();
    expect(screen.getByText(/Focuses on Technical/)).toBeTruthy();
    cleanup();
    useStore.setState({ userSessions: [aMeeting()] });
    open([aRatedSession(0)]);
    expect(await screen.findByText('Next: HR Round 1')).toBeTruthy();
  });

  it('sums up practice by subject, leads to weak topics, and counts cases', async () => {
    const progress = (answered: number, right: number) => ({ answered, right, unaided: 0 });
    const topics = [
      { topic: 'Ages', isBilingual: true, ...progress(6, 2) },
      { topic: 'Averages', isBilingual: true, ...progress(4, 4) },
    ];
    const aCase = { kind: 'pricing', minutes: 25, steps: 6, openId: null } as const;
    const result = { kind: 'case', steps: 6, right: 4 } as const;
    open([aRatedSession(0)]);
    network.answer(getTopicPractice, {
      data: [
        { subject: 'Aptitude', isForBranch: false, topics, ...progress(10, 6) },
        { subject: 'CS core', isForBranch: true, topics: [], ...progress(0, 0) },
      ],
      streak: { days: 1, best: 1, hasToday: true },
      dueReviews: 0,
    });
    network.answer(getCases, {
      data: [
        { ...aCase, title: 'A', last: { attemptId: '64b000000000000000000001', result } },
        { ...aCase, title: 'B', last: null },
      ],
    });
    const practice = await section('Practice');
    expect(practice.getByText('6 of 10 correct')).toBeTruthy();
    expect(practice.queryByText('CS core')).toBeNull();
    expect(practice.getByRole('link', { name: 'Ages' }).getAttribute('href')).toBe(
      '/assessments/topics/Aptitude/Ages',
    );
    expect(practice.queryByRole('link', { name: 'Averages' })).toBeNull();
    expect(practice.getByText('Guided cases: 1 of 2 done, 4 of 6 steps correct')).toBeTruthy();
  });

  it('offers to try again when it cannot be loaded', async () => {
    renderPage(<PerformancePage />);
    await screen.findByText('Couldn’t load your performance');
    network.answer(getPerformance, { data: { sessions: [], omitted: 0 } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your progress starts here')).toBeTruthy();
  });
});
