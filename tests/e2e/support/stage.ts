import { readdirSync, readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { LANGUAGE_COOKIE, type Language } from '@preproom/models/contract/http/language';
import { mailedCode } from '../../support/accounts/mailedCode.ts';
import type { Person } from './person.ts';
import type { ProductProcess } from './productProcess.ts';

const SCREENS = { phone: { width: 360, height: 800 }, desktop: { width: 1280, height: 800 } } as const;
type Screen = keyof typeof SCREENS;

const LOCALES = new URL('../../../client/src/locales/', import.meta.url);
const TEXTS = { en: await readTexts('en'), hi: await readTexts('hi') };

/** Where a journey is played: on one screen, in one language. */
export interface Stage {
  name: string;
  screen: Screen;
  viewport: { width: number; height: number };
  /** A text of the product, given in English, as this language has it; throws when the product has no such text. */
  say(text: string, values?: Record<string, string>): string;
  /** Makes the person's browser ask for this language. */
  settle(person: Person): Promise<void>;
}

/** The usual screen and language for every change, and the other of both with the long tests: each screen and each language once. */
export function stages(usual: `${Screen} ${Language}`): { stage: Stage; tag: string[] }[] {
  const [screen, language] = usual.split(' ') as [Screen, Language];
  const otherScreen = screen === 'phone' ? 'desktop' : 'phone';
  const otherLanguage = language === 'en' ? 'hi' : 'en';
  return [
    { stage: stageOf(screen, language), tag: [] },
    { stage: stageOf(otherScreen, otherLanguage), tag: ['@long'] },
  ];
}

/** For a journey that is long wherever it is played, and is played once. */
export function stageOf(screen: Screen, language: Language): Stage {
  return {
    name: `on a ${screen}, in ${language}`,
    screen,
    viewport: SCREENS[screen],
    say(text, values = {}) {
      const said = TEXTS[language].get(text);
      if (!said) throw new Error(`The product has no text "${text}"`);
      return said.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    },
    settle: ({ context, origin }) =>
      context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: origin }]),
  };
}

async function readTexts(language: Language): Promise<Map<string, string>> {
  const folder = new URL(`${language}/`, LOCALES);
  const { parse } = formatter({ lineNumbers: false });
  const texts = new Map<string, string>();
  for (const filename of readdirSync(folder)) {
    const content = readFileSync(new URL(filename, folder), 'utf8');
    const entries = await parse(content, { locale: language, sourceLocale: 'en', filename });
    // The texts of the contract have no message: their id is the text.
    for (const [id, { message = id, translation }] of Object.entries(entries))
      if (message && typeof translation === 'string') texts.set(message, translation);
  }
  return texts;
}

/** The code of the newest mail to this address, read where the product keeps its mails. */
export async function codeMailedTo(product: ProductProcess, address: string): Promise<string> {
  const database = await product.openDatabase();
  return mailedCode(database, address).finally(() => database.close());
}

/** Logs out by the account menu. */
export async function logOut({ page, origin }: Person, { say }: Stage): Promise<void> {
  await page.getByRole('button', { name: new RegExp(say('{name}’s account', { name: '.+' })) }).click();
  await page.getByRole('button', { name: say('Log out'), exact: true }).click();
  await page.waitForURL(`${origin}/`);
}
