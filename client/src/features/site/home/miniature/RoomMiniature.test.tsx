import type { Messages } from '@lingui/core';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { messages as expressionTexts } from '../../../../locales/en/readings.po';
import { messages as roomTexts } from '../../../../locales/en/room.po';
import { RoomMiniature } from './RoomMiniature.tsx';

afterEach(cleanup);

const texts = (messages: Messages) => Object.values(messages).flat();

test.each(['Connected', 'Good', 'Expression reading on', 'Stop', 'Chat', 'You', 'Write a message'])(
  '“%s” is said in the drawing as in the room',
  (words) => {
    renderPage(<RoomMiniature />);
    const drawn = screen.getByRole('img').textContent;
    expect(drawn).toContain(words);
    expect([...texts(roomTexts), ...texts(expressionTexts)]).toContain(words);
  },
);

test('the drawing says what it shows, and that it is drawn', () => {
  renderPage(<RoomMiniature />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('The live room');
  expect(screen.getByText('Illustration only. No real people shown.')).toBeDefined();
});
