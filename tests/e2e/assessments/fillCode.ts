import { expect, type Locator } from '@playwright/test';

/** The grammar of a language, where it has another's. */
const GRAMMARS: Record<string, string> = { c: 'cpp' };

/**
 * Replaces what is in the editor. After a change of language its grammar comes a moment later and takes what Playwright has selected
 * with it, so it is waited for: otherwise the old text would stay beside the new one.
 */
export async function fillCode(editor: Locator, language: string, source: string): Promise<void> {
  await expect(editor).toHaveAttribute('data-language', GRAMMARS[language] ?? language);
  await editor.fill(source);
}
