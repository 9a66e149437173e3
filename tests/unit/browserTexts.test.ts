import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../bin/tool.ts';

/** What a browser test looks for on a page, as text or as an expression. */
const LOCATOR =
  /(?:getBy(?:Text|Label|Placeholder|Title|AltText)\(|getByRole\('\w+', \{ name: |\bhasText: |toContainText\()\s*(?:'((?:[^'\\\n]|\\.)*)'|\/((?:[^/\\\n[]|\\.|\[[^\]]*\])+)\/[a-z]*)/g;
/** Where an expression has no plain text, and what pages put into a text. */
const NOT_PLAIN = /\\[dwsb]|\[[^\]]*\]|\(\?[!=<:]|[$^|()?+*]|\.[*+]|\{\d|Demo (?:Mentor|Learner)|\d+/g;
/** Composed on the page, or words of others: times of day, money, a device, the API's own page, what programs print. */
const COMPOSED =
  /^\d\d:\d\d [ap]m|^₹|^TEST-|fake audio input|^PrepRoom API$|^Try it out$|^receipt test-pr\/$|^By the team: |→|^CONTACT |^(?:42 null|Error: bad|error: ';' expected|ReferenceError: |weights\b)/i;

/** Long browser tests run last and take longest, so a text that was changed is found here. */
test('what browser tests look for is a text of the product, or typed by the test', () => {
  const product = textsOf('{client/src,server/src,server/bin,models,signalling}/**/*.{ts,tsx,json,html}');
  const { joined, hasTemplate } = messages();
  const known = `${joined}\n${product}`.toLowerCase();
  const ours = textsOf('tests/{e2e,faults}/**/*.ts');
  const typed = (ours.replace(LOCATOR, '') + textsOf('tests/support/**/*.ts')).toLowerCase();
  const isKnown = (text: string) =>
    known.includes(text.toLowerCase()) || typed.includes(text.toLowerCase()) || hasTemplate(text);
  const asked = [...ours.matchAll(LOCATOR)].flatMap(([, text, expression]) =>
    expression === undefined ? [unescaped(text ?? '')] : plainParts(expression),
  );
  expect(asked.length).toBeGreaterThan(500);
  const unknown = asked.filter((text) => /\p{L}{2}/u.test(text) && !COMPOSED.test(text) && !isKnown(text));
  expect(unknown).toEqual([]);
});

/** Every message of the catalogues, without its tags, and whether a text is one with its blanks filled in. */
function messages(): { joined: string; hasTemplate(text: string): boolean } {
  const files = globSync('{client,server}/src/locales/*/*.po', { cwd: ROOT });
  const all = files
    .flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^msgstr (".*")$/gm)])
    .flatMap(([, quoted]) => branches(JSON.parse(quoted ?? '""')))
    .map((message) => message.replace(/<\/?\d+\/?>/g, ''));
  const blank = /\{\w+\}|#/;
  const templates = all
    .filter((message) => blank.test(message) && /\p{L}{2}/u.test(message.replace(/\{\w+\}/g, '')))
    .map((message) => message.split(blank).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .map((parts) => new RegExp(parts.join('.+'), 'iu'));
  return { joined: all.join('\n'), hasTemplate: (text) => templates.some((template) => template.test(text)) };
}

/** A message once for each of its plural or other forms. */
function branches(message: string): string[] {
  const choice = /\{\w+, (?:plural|select), (.*)\}/s.exec(message);
  if (!choice) return [message];
  const forms = [...(choice[1] ?? '').matchAll(/\{((?:[^{}]|\{[^{}]*\})*)\}/g)];
  return forms.map(([, form]) => message.replace(choice[0], form ?? ''));
}

function plainParts(expression: string): string[] {
  const marked = expression.replace(NOT_PLAIN, '\u0000');
  return unescaped(marked)
    .split('\u0000')
    .map((part) => part.trim());
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/g, '$1');
}

/** The files' text on one line each, as formatting breaks sentences. */
function textsOf(pattern: string): string {
  const isTest = /node_modules|\.test\.tsx?$/;
  return globSync(pattern, { cwd: ROOT })
    .filter((file) => !isTest.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8').replace(/\s+/g, ' '))
    .join('\n');
}
