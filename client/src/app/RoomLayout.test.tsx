import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../lib/testing/renderPage.tsx';
import { RoomLayout } from './RoomLayout.tsx';

afterEach(cleanup);

it('keeps browsers’ translators away from the room, and from nothing else', () => {
  const page = document.documentElement;
  renderPage(<RoomLayout />);
  expect([page.getAttribute('translate'), page.dataset.theme]).toEqual(['no', 'room']);
  cleanup();
  expect([page.getAttribute('translate'), page.dataset.theme]).toEqual([null, undefined]);
});
