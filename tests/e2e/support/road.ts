import type { Locator, Page } from '@playwright/test';

/**
 * Counts what a person has to do on the way through pages: clicks, and screens. A screen is what they have before them when they do
 * something: another heading, another step of a form or an open dialog is another screen. Typing is no click.
 */
export class Road {
  clicks = 0;
  readonly screens: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async click(target: Locator): Promise<void> {
    await this.#look(target);
    await target.click();
    this.clicks++;
  }

  /** A click on the label of a radio button, which itself is not drawn. */
  async check(target: Locator): Promise<void> {
    await this.#look(target);
    await target.check({ force: true });
    this.clicks++;
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.#look(target);
    await target.fill(text);
  }

  /** The road ends where this is to be seen. */
  async arrive(sight: Locator): Promise<void> {
    await this.#look(sight);
  }

  async #look(target: Locator): Promise<void> {
    await target.waitFor();
    const screen = await this.#page.evaluate(() => {
      const parts = document.querySelectorAll('h1, main [role=status], [role=dialog], [role=alertdialog]');
      // Of what is announced only the number of a step names a screen.
      return [...parts]
        .filter((part) => part.role !== 'status' || /^Step \d/.test(part.textContent ?? ''))
        .map((part) => part.getAttribute('aria-label') ?? part.textContent)
        .join(' | ');
    });
    if (this.screens.at(-1) !== screen) this.screens.push(screen);
  }
}
