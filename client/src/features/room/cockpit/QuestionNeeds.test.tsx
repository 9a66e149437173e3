import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { QuestionNeeds } from './QuestionNeeds.tsx';

const onOpenCode = vi.fn();
afterEach(() => {
  cleanup();
  onOpenCode.mockReset();
});

test.each(['editor', 'rows'] as const)('a question that needs %s opens the shared code', async (needs) => {
  renderPage(<QuestionNeeds needs={needs} onOpenCode={onOpenCode} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open code' }));
  expect(onOpenCode).toHaveBeenCalledOnce();
});

test('a question that needs a board says where, since the room has none', () => {
  renderPage(<QuestionNeeds needs="board" onOpenCode={onOpenCode} />);
  screen.getByText('Needs drawing or calculation: on paper or a shared screen.');
  expect(screen.queryByRole('button')).toBeNull();
});
