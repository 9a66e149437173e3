import type { ConnectionHistory } from '@preproom/models/contract/room/connectionHistory';
import { createConnectionHistory } from '@preproom/models/contract/testing/connectionHistories';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { ConnectionCard } from './ConnectionCard.tsx';

afterEach(cleanup);

function textOf(change: Partial<ConnectionHistory>): string {
  renderPage(<ConnectionCard history={createConnectionHistory(change)} />);
  return screen.getByRole('region', { name: 'Your connection' }).textContent ?? '';
}

describe('the facts in a sentence', () => {
  it.each<[Partial<ConnectionHistory>, string]>([
    [{}, 'Connected 42 min, 1 interruption of 4 sec, direct connection, 310 MB'],
    [
      { interruptions: 0, longestInterruptionMs: 0, route: 'relay' },
      'no interruptions, connection through our server, 310 MB',
    ],
    [{ interruptions: 3, longestInterruptionMs: 61_000 }, '3 interruptions, longest 1 min'],
    [{ secondsConnected: 20, sentBytes: 400_000, receivedBytes: 500_000 }, 'Connected 20 sec'],
    [{ secondsConnected: 20, sentBytes: 400_000, receivedBytes: 500_000 }, '0.9 MB'],
    [{ secondsConnected: 0, route: null, quality: [] }, 'You weren’t connected to each other.'],
  ])('%j', (change, text) => {
    expect(textOf(change)).toContain(text);
  });
});

it('says what the strip shows', () => {
  textOf({ quality: [3, 3, 2, 0] });
  const label = 'During the call: good 50%, fair 25%, poor 0%, not connected 25%';
  expect(screen.getByRole('img', { name: label })).toBeTruthy();
});

it('says what was held back', () => {
  const text = textOf({ secondsReduced: 180, secondsSoundOnly: 60, secondsDataSaver: 300 });
  expect(text).toContain('Lower video quality for 3 min');
  expect(text).toContain('Audio only for 1 min');
  expect(text).toContain('Data saver on for 5 min');
});

describe('one piece of advice', () => {
  it.each<[Partial<ConnectionHistory>, RegExp | null]>([
    [{}, null],
    [{ longestInterruptionMs: 12_000 }, /dropped/],
    [{ interruptions: 4, lostPerMille: { sent: 90, received: 0 } }, /dropped/],
    [{ lostPerMille: { sent: 0, received: 40 } }, /was lost/],
    [{ roundTripMs: { median: 200, worstTenth: 900 } }, /arrived late/],
    [{ roundTripMs: { median: 200, worstTenth: 900 }, route: 'relay' }, /didn’t allow a direct connection/],
    [{ secondsReduced: 900 }, /too slow for video/],
    [{ secondsReduced: 900, secondsDataSaver: 900 }, null],
  ])('%j', (change, advice) => {
    const text = textOf(change);
    const given = /Next time|such as mobile data/.test(text);
    if (advice) expect(text).toMatch(advice);
    expect(given).toBe(advice !== null);
  });
});
