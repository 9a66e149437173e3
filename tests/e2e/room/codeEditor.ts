import { expect, type Page } from '@playwright/test';

/** What a browser says about a server that is away. */
export const SERVER_AWAY = [
  /WebSocket connection to/,
  /ERR_CONNECTION/,
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
  await expect(editor(page)).toBeFocused();
}
