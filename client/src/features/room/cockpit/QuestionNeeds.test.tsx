import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { QuestionNeeds } from './QuestionNeeds.tsx';

const onOpenShared = vi.fn();
afterEach(() => {
  cleanup();
  onOpenShared.mockReset();
});

test.each([
  ['editor', 'Open code', 'code'],
  ['rows', 'Open code', 'code'],
  ['board', 'Open board', 'board'],
] as const)('a question that needs %s has the button “%s”', async (needs, name, view) => {
  renderPage(<QuestionNeeds needs={needs} onOpenShared={onOpenShared} />);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onOpenShared.mock.calls).toEqual([[view]]);
});
