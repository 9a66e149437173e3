import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { PracticeExpression } from './PracticeExpression.tsx';

const parts = {
  PercentBars: () => <p>Percentages</p>,
  ShortSampleNote: () => <p>Short sample</p>,
  Disclaimer: () => <p>Disclaimer</p>,
};

afterEach(cleanup);

it('says that there are no readings, and what they need', () => {
  renderPage(<PracticeExpression answers={[]} {...parts} />);
  expect(screen.getByText(/No readings in this session.*agree.*camera/)).toBeTruthy();
  expect(screen.queryByText('Percentages')).toBeNull();
});
