import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { chooseTheme } from '../../lib/page/theme.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { RoomLayout } from './RoomLayout.tsx';

afterEach(cleanup);

it('keeps browsers’ translators away from the room, and from nothing else', () => {
  const page = document.documentElement;
  renderPage(<RoomLayout />);
  expect([page.getAttribute('translate'), page.dataset.theme]).toEqual(['no', 'room']);
  cleanup();
  expect([page.getAttribute('translate'), page.dataset.theme]).toEqual([null, undefined]);
});

it('leaves the chosen theme as it was', () => {
  const page = document.documentElement;
  chooseTheme('light');
  renderPage(<RoomLayout />);
  expect(page.dataset.theme).toBe('room');
  cleanup();
  expect(page.dataset.theme).toBe('light');
  chooseTheme('system');
});
