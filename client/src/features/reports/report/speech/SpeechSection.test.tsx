import { deleteSpeech, getSpeech, type SpeechReport } from '@preproom/models/contract/room/speech';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeNetwork, fakeNetwork } from '../../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { aSpeech } from '../../../../lib/testing/samples.ts';
import { SpeechSection } from './SpeechSection.tsx';

const NOTHING = { own: null, other: null, learnerShare: null, together: null };

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
});
afterEach(cleanup);

function open(speech?: SpeechReport) {
  if (speech) network.answer(getSpeech, speech);
  renderPage(<SpeechSection roomid="room00000001" mentorName="Vikram" />);
}

describe('"How you spoke"', () => {
  it('shows the share as a bar with both numbers, the figures, and that they are estimates', async () => {
    open(aSpeech());
    const bar = await screen.findByRole<HTMLMeterElement>('meter', { name: 'Your share of talk time' });
    expect(bar.getAttribute('value')).toBe('60');
    for (const text of ['60%', '40%', '6 min', '4 min', 'about 4.2', '3 times']) screen.getByText(text);
    const figureOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent?.trim();
    expect(figureOf('Your turns')).toBe('9');
    expect(figureOf('Longest turn')).toBe('2 min');
    expect(figureOf('Pause before you answer')).toBe('1.4 sec usually');
    screen.getByText(/These are estimates/);
  });

  it('lists each answer with its pause and pace when asked', async () => {
    const turn = { speakingMs: 4_000, syllables: 18 };
    const turns = [
      { ...turn, side: 'mentor', startMs: 0, endMs: 5_000, pauseMs: null },
      { ...turn, side: 'learner', startMs: 6_400, endMs: 11_400, pauseMs: 1_400 },
      { ...turn, side: 'learner', startMs: 65_000, endMs: 66_000, pauseMs: 900, speakingMs: 1_000 },
    ] as const;
    open(aSpeech({ turns: [...turns] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show each answer' }));
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['0:06', '1.4 sec', '5 sec', '4.5'],
      ['1:05', '0.9 sec', '1 sec', '–'],
    ]);
  });

  it('shows only the own figures where the mentor was not measured, and says so', async () => {
    open(aSpeech({ other: null, isOtherMeasured: false, learnerShare: null, together: null }));
    await screen.findByText(/Vikram’s talk time wasn’t measured/);
    screen.getByText('You spoke for');
    expect(screen.queryByRole('meter')).toBeNull();
    expect(screen.queryByText('Your turns')).toBeNull();
  });

  it('says why there is nothing', async () => {
    open(aSpeech({ ...NOTHING, consent: false }));
    await screen.findByText(/Talk time was off/);
    cleanup();
    open(aSpeech(NOTHING));
    await screen.findByText(/didn’t pick up any speech/);
  });

  it('deletes the own talk time only after asking', async () => {
    open(aSpeech());
    network.answer(deleteSpeech, { deleted: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete talk time' }));
    expect(network.sentTo(deleteSpeech)).toHaveLength(0);
    network.answer(getSpeech, aSpeech(NOTHING));
    await userEvent.click(screen.getByRole('button', { name: 'Delete permanently' }));
    await screen.findByText('No talk time');
    expect(network.sentTo(deleteSpeech)).toHaveLength(1);
  });

  it('offers to try again when it cannot be loaded', async () => {
    open();
    await screen.findByText('Couldn’t load your talk time');
    network.answer(getSpeech, aSpeech());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('meter');
  });
});
