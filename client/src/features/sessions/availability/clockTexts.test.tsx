import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { useClockTexts } from './clockTexts.ts';

afterEach(cleanup);

function Times() {
  const { timeText, shortTimeText } = useClockTexts();
  return (
    <p>
      {timeText(750)}, {shortTimeText(750)}
    </p>
  );
}

it('has a short time for the blocks of the grid, which are as narrow in Hindi', () => {
  renderPage(<Times />);
  expect(screen.getByText('12:30 pm, 12:30 pm')).toBeTruthy();
  act(() => i18n.loadAndActivate({ locale: 'hi', messages: {} }));
  expect(screen.getByText('दोपहर 12:30, 12:30 pm')).toBeTruthy();
});
