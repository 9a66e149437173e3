import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ExpressionReadingState } from '../../face/readingState.ts';
import { messages } from '../../locales/en/messages.po';
import { ReadingBadge } from './ReadingBadge.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages }));
afterEach(cleanup);

function show(state: ExpressionReadingState) {
  const actions = { onStop: vi.fn(), onRecalibrate: vi.fn(), onRenewPose: vi.fn() };
  render(
    <I18nProvider i18n={i18n}>
      <ReadingBadge state={state} {...actions} />
    </I18nProvider>,
  );
  return actions;
}

const reading = { status: 'reading', mode: 'full', problem: null, hasMoved: false } as const;

test.each<[ExpressionReadingState, string[]]>([
  [{ status: 'starting' }, ['Starting expression reading…']],
  [
    { status: 'calibrating', progress: 0.4, problem: null },
    ['Expression reading on', 'Look at the screen with a relaxed face, as if listening'],
  ],
  [{ status: 'calibrating', progress: 0.4, problem: 'too_dark' }, ['Too dark. Turn towards a light']],
  [reading, ['Expression reading on']],
  [{ ...reading, problem: 'no_face' }, ['No face detected']],
  [{ ...reading, mode: 'reduced' }, ['Limited: not counting blinks']],
  [{ status: 'paused', reason: 'hidden' }, ['Paused while this tab is hidden']],
  [{ status: 'paused', reason: 'camera_off' }, ['Paused while your camera is off']],
  [
    { status: 'unavailable', reason: 'failed' },
    ['Expression reading unavailable', 'It couldn’t start in this browser.'],
  ],
])('%o is put into words', (state, texts) => {
  show(state);
  for (const text of texts) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
});

test('switched off there is no badge', () => {
  show({ status: 'off' });
  expect(screen.queryByRole('region')).toBeNull();
});

test('one press stops it', async () => {
  const { onStop } = show(reading);
  await userEvent.click(screen.getByRole('button', { name: 'Stop expression reading' }));
  expect(onStop).toHaveBeenCalledOnce();
});

test('recalibrating is always there; a moved camera is asked about', async () => {
  const { onRecalibrate, onRenewPose } = show({ ...reading, hasMoved: true });
  await userEvent.click(screen.getByRole('button', { name: 'Set up again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Adjust' }));
  expect(onRecalibrate).toHaveBeenCalledOnce();
  expect(onRenewPose).toHaveBeenCalledOnce();
});

test('calibration tells how far it is', () => {
  show({ status: 'calibrating', progress: 0.4, problem: null });
  expect(
    screen.getByRole('progressbar', { name: 'Learning your relaxed face' }).getAttribute('aria-valuenow'),
  ).toBe('40');
});
