import {
  getRatingComparison,
  getSampleInterviews,
  type RatingComparison,
  SAMPLE_INTERVIEWS,
} from '@preproom/models/contract/reports/calibration';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeNetwork, fakeNetwork } from '../../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { RatingComparisonCard } from './RatingComparisonCard.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
});
afterEach(cleanup);

async function open(comparison: Partial<RatingComparison>, due = 0): Promise<string> {
  const data = { sessions: 14, severity: null, drift: null, ...comparison };
  network.answer(getRatingComparison, { data });
  network.answer(getSampleInterviews, {
    data: SAMPLE_INTERVIEWS.map((id, n) => ({
      ...{ id, title: { en: id, hi: id }, round: 'Tech Round 1' as const, ratedAt: null },
      isDue: n < due,
    })),
  });
  renderPage(<RatingComparisonCard />);
  await screen.findByRole('link', { name: due > 0 ? 'Rate sample interviews' : 'Sample interviews' });
  return screen.getByRole('region', { name: 'How you rate' }).textContent ?? '';
}

describe('how a mentor rates', () => {
  it.each([
    [
      { difference: -0.62, low: -0.84, high: -0.4 },
      'about 0.6 stars lower',
      '(most likely 0.4 to 0.8)',
      true,
    ],
    [{ difference: 0.35, low: 0.12, high: 0.58 }, 'about 0.4 stars higher', '(most likely 0.1 to 0.6)', true],
    [{ difference: 0.16, low: 0.02, high: 0.3 }, 'about 0.2 stars higher', '(most likely 0.0 to 0.3)', false],
    [{ difference: -0.3, low: -0.7, high: 0.1 }, 'You rate about the same as other mentors', '', false],
  ])('is told in words: %j', async (severity, sentence, interval, isTold) => {
    const text = await open({ severity });
    expect(text).toContain(sentence);
    expect(text).toContain(interval);
    expect(text).toContain('14 sessions of the last year');
    expect(text.includes('Your learners read this in their report')).toBe(isTold);
  });

  it('says nothing below ten sessions', async () => {
    expect(await open({ sessions: 9 })).toContain('So far: 9.');
  });

  it('says when the latest ratings differ, and which sample interviews are due', async () => {
    const severity = { difference: 0, low: -0.2, high: 0.2 };
    const text = await open({ severity, drift: -0.92 }, 2);
    expect(text).toContain('latest eight ratings are about 0.9 stars lower');
    expect(text).toContain('2 sample interviews are due');
  });
});
