import { getRatingComparison } from '@preproom/models/contract/reports/performance';
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

async function open(difference: number | null, learners: number): Promise<string> {
  network.answer(getRatingComparison, { data: { difference, learners } });
  renderPage(<RatingComparisonCard />);
  return (await screen.findByRole('region', { name: 'How you rate' })).textContent ?? '';
}

describe('how a mentor rates', () => {
  it.each([
    [-0.62, 'You rate 0.6 stars lower than other mentors do for the same learners.'],
    [0.35, 'You rate 0.4 stars higher than other mentors do for the same learners.'],
    [-0.04, 'You rate about the same as other mentors do for the same learners.'],
  ])('is told in words: %s', async (difference, sentence) => {
    const text = await open(difference, 4);
    expect(text).toContain(sentence);
    expect(text).toContain('Based on 4 learners.');
    expect(text).toContain('For your information. There’s no right number.');
  });

  it('says how many learners are still missing', async () => {
    expect(await open(null, 2)).toContain('So far: 2.');
  });
});
