import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { PracticeExpression } from './PracticeExpression.tsx';

afterEach(cleanup);

it('says that there are no readings, and what they need', () => {
  renderPage(<PracticeExpression answers={[]} />);
  expect(screen.getByText(/No readings in this session.*agree.*camera/)).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});
