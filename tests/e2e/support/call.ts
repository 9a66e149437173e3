import { expect, type Locator, type Page } from '@playwright/test';
import { framesAdvance } from './frames.ts';
import type { Person } from './person.ts';

export const DEMO_NAMES = { learner: 'Demo Learner', mentor: 'Demo Mentor' } as const;

/** The other person's video. */
export const videoOf = ({ page }: Person, name: string): Locator =>
  page.getByLabel(name, { exact: true }).and(page.locator('video'));

/** One of the room's buttons by its name. */
export const control = ({ page }: Person, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** The stage's one pill with what matters most of connection, readings and talk time. Its name begins with how the connection is. */
export const statusPill = ({ page }: Pick<Person, 'page'>): Locator =>
  page.getByRole('button', { name: /^(Connected|Connecting|Reconnecting|Waiting)/ });

/** Opens what is behind the pill, where readings and talk time are stopped. */
export async function openStatus({ page }: Pick<Person, 'page'>): Promise<Locator> {
  await statusPill({ page }).click();
  const details = page.getByRole('dialog', { name: 'Call status' });
  await expect(details).toBeVisible();
  return details;
}

/** On the demo page: into the lobby by a door, which opens in a new tab. */
export async function enterByDoor(person: Person, side: keyof typeof DEMO_NAMES): Promise<void> {
  const tab = person.context.waitForEvent('page');
  await person.page.getByRole('link', { name: `Open as ${side}` }).click();
  person.page = await tab;
  await expect(person.page).toHaveURL(/\/room\/[a-z0-9]{12}$/);
}

export async function joinInterview(person: Person): Promise<void> {
  await control(person, 'Join interview').click();
  await expect(control(person, 'Leave')).toBeVisible();
}

/** Moves the mouse, which brings back what was hidden while nobody moved. */
export async function wake({ page }: Pick<Person, 'page'>): Promise<void> {
  await page.mouse.move(150, 60);
  await page.mouse.move(160, 62);
}

/** The mentor ends it for both, and says yes when asked. */
export async function endInterview(mentor: Person): Promise<void> {
  await control(mentor, 'End interview').click();
  await mentor.page.getByRole('alertdialog').getByRole('button', { name: 'End interview' }).click();
}

/** Both join, and each sees the other move. */
export async function meet(learner: Person, mentor: Person): Promise<void> {
  await joinInterview(mentor);
  await joinInterview(learner);
  await bothSeeEachOther(learner, mentor);
}

export async function bothSeeEachOther(learner: Person, mentor: Person): Promise<void> {
  await framesAdvance(videoOf(learner, DEMO_NAMES.mentor));
  await framesAdvance(videoOf(mentor, DEMO_NAMES.learner));
}

export async function openChat(person: Person): Promise<void> {
  await control(person, 'Chat').click();
  await expect(person.page.getByRole('log', { name: 'Messages' })).toBeVisible();
}

export async function write({ page }: Person, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('textbox', { name: 'Message' }).press('Enter');
}

/** The messages that stand in the chat, in their order. */
export const messages = ({ page }: Person): Locator =>
  page.getByRole('log', { name: 'Messages' }).locator('p.whitespace-pre-wrap');

/** Resolves once sound arrives: Chromium's test microphone beeps every second. */
export async function hearsSomething({ page }: Person): Promise<void> {
  await page.waitForFunction(() => {
    const stream = document.querySelector('audio')?.srcObject;
    return stream instanceof MediaStream && stream.getAudioTracks().some((track) => !track.muted);
  });
  await page.locator('audio').evaluate(
    (audio) =>
      new Promise<void>((resolve, reject) => {
        const context = new AudioContext();
        const analyser = context.createAnalyser();
        context
          .createMediaStreamSource((audio as HTMLAudioElement).srcObject as MediaStream)
          .connect(analyser);
        const samples = new Uint8Array(analyser.fftSize);
        const tooLate = setTimeout(() => reject(new Error('silence')), 15_000);
        const listening = setInterval(() => {
          analyser.getByteTimeDomainData(samples);
          // 128 is silence.
          if (!samples.some((sample) => Math.abs(sample - 128) > 10)) return;
          clearTimeout(tooLate);
          clearInterval(listening);
          void context.close();
          resolve();
        }, 50);
      }),
  );
}

/** What a browser says about a server that is away. */
export const SERVER_AWAY = [
  /WebSocket connection to/,
  /ERR_CONNECTION/,
  // Killed between a request and its answer.
  /ERR_EMPTY_RESPONSE/,
  /status of 50[234]/,
  /Failed to fetch/,
];

export const editor = (page: Page) => page.getByRole('textbox', { name: /^Code\./ });

/** The text, line by line. */
export async function codeOf(page: Page): Promise<string> {
  return editor(page).evaluate((content) =>
    [...content.querySelectorAll('.cm-line')].map((line) => line.textContent ?? '').join('\n'),
  );
}

export async function openCode(page: Page): Promise<void> {
  await page.keyboard.press('k');
  // Its code is loaded now.
  await expect(editor(page)).toBeFocused({ timeout: 40_000 });
}

/** The replay opens at its start: this goes to its end. */
export async function toReplayEnd(page: Page): Promise<void> {
  await page.getByRole('slider', { name: 'Time in the session' }).press('End');
}
