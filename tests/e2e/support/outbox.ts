import { expect } from '@playwright/test';
import type { Person } from './person.ts';

/** Reads the code of the newest mail to this address in the outbox, in a tab of its own, and comes back. */
export async function readCode(person: Person, to: string): Promise<string> {
  const tab = await person.context.newPage();
  await tab.goto('/demo/outbox');
  await tab
    .getByRole('link', { name: `to ${to}` })
    .first()
    .click();
  await expect(tab.getByRole('article').getByText(`to ${to}`)).toBeVisible();
  const code = tab.frameLocator('iframe').getByText(/^\d{6}$/);
  const text = await code.innerText();
  await tab.close();
  return text;
}
