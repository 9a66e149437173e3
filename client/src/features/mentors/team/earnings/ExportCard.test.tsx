import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { ExportCard } from './ExportCard.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const month = () => screen.getByLabelText<HTMLSelectElement>('Month');

it('keeps the month when the page is loaded again', async () => {
  renderPage(<ExportCard />);
  const before = month().value;
  const other = [...month().options].map(({ value }) => value).find((value) => value !== before) ?? '';
  await userEvent.selectOptions(month(), other);
  cleanup();
  renderPage(<ExportCard />);
  expect(month().value).toBe(other);
});
