import type { Page } from '@playwright/test';
import { expectSoundPage } from '../support/accessibility.ts';
import { createBookingPeople, enter } from '../support/booking.ts';
import { expect, test } from '../support/test.ts';
import { fillCode } from './fillCode.ts';

const SMALLEST = { width: 320, height: 640 };

/** Python starts from the same memory each time; its chance is not the same. */
const DRAW = 'import random, uuid\nprint("drawn", random.random(), uuid.uuid4())';

/** Replaces what is in the editor and runs it. */
async function run(page: Page, language: string, source: string): Promise<void> {
  await page.getByLabel('Language').selectOption(language);
  await fillCode(page.getByRole('textbox', { name: 'Your code' }), language, source);
  const button = page.getByRole('button', { name: 'Run', exact: true });
  // What a program prints is seen before it has ended, and two do not run at once.
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await button.click();
}

test('a learner runs code in each language, by the line that failed, with the network cut off', async ({
  product,
  visitor,
}) => {
  const people = await createBookingPeople(product);
  const person = await visitor({ viewport: SMALLEST });
  const { page, context } = person;
  await enter(person, people.learners[0]);
  await page.goto('/assessments');
  await page.getByRole('link', { name: 'Choose a problem' }).click();
  await page.getByRole('link', { name: 'Open the scratchpad' }).click();
  await run(page, 'javascript', 'console.log(6 * 7, readline());');
  await expect(page.getByText('42 null')).toBeVisible();
  await run(page, 'sql', 'select 6 * 7 as answer, null as missing;');
  await expect(page.getByRole('cell', { name: '42' })).toBeVisible();
  await run(page, 'python', `print(6 * 7)\n${DRAW}`);
  const drawn = page.locator('pre');
  await expect(drawn).toHaveText(/^42\s+drawn 0\.\d/, { timeout: 120_000 });
  await expectSoundPage(person);
  const first = await drawn.textContent();

  // The live connection tries again.
  person.tolerate(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await run(
    page,
    'typescript',
    "const n: number = 1;\nfunction f(): never {\n  throw new Error('bad ' + n);\n}\nf();",
  );
  await expect(page.getByText('Error: bad 1')).toBeVisible();
  await page.getByRole('button', { name: 'Line 3, in f' }).click();
  await expect(page.getByRole('textbox', { name: 'Your code' })).toBeFocused();
  await run(page, 'sql', 'select 1;\nselect wrong;');
  await expect(page.getByRole('button', { name: 'Line 2' })).toBeVisible();
  await run(page, 'python', `${DRAW}\ndef f():\n    return 1 / 0\nf()`);
  await expect(page.getByText('ZeroDivisionError')).toBeVisible({ timeout: 120_000 });
  await expect(drawn.first()).toHaveText(/^drawn/);
  expect(first).not.toContain(await drawn.first().textContent());
  await context.setOffline(false);
});

test('a program that never ends is ended, and the page stays usable', async ({ product, visitor }) => {
  const people = await createBookingPeople(product);
  const person = await visitor();
  const { page } = person;
  await enter(person, people.learners[0]);
  await page.goto('/assessments/scratchpad');
  await run(page, 'javascript', 'for (;;);');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
  await run(page, 'javascript', '/(a+)+$/.test("a".repeat(99) + "b");');
  await expect(page.getByText('Stopped: it ran longer')).toBeVisible({ timeout: 60_000 });
  await run(page, 'javascript', 'for (;;) console.log("x".repeat(1000));');
  await expect(page.getByText('Stopped: it printed more')).toBeVisible();
  await run(page, 'javascript', 'const a = []; for (;;) a.push(new Array(1e5).fill(1));');
  await expect(page.getByText('Stopped: it needed more memory')).toBeVisible({ timeout: 60_000 });
  await run(page, 'python', 'a = []\nwhile True: a.append(bytearray(10 ** 7))');
  await expect(page.getByText('Stopped: it needed more memory')).toBeVisible({ timeout: 120_000 });
  await run(page, 'javascript', 'console.log("still here");');
  await expect(page.getByText('still here', { exact: true })).toBeVisible();
});

const REACHING_OUT = [
  ['javascript', 'import("/runner-leak").catch((error) => console.log("refused", typeof fetch));'],
  [
    'javascript',
    'console.log("refused", [typeof WebSocket, typeof indexedDB, typeof parent, typeof postMessage].join());',
  ],
  [
    'javascript',
    'Object.prototype.type = "ended"; Array.prototype.map = () => []; globalThis.onmessage = 1; console.log("refused");',
  ],
  ['python', 'try:\n    import js\nexcept ImportError:\n    print("refused")'],
  ['python', 'try:\n    import pyodide_js\nexcept ImportError:\n    print("refused")'],
  [
    'python',
    'import sys\ntry:\n    sys.stdout._write.constructor("return fetch(\'/runner-leak\')")()\nexcept BaseException:\n    print("refused")',
  ],
  [
    'python',
    'import urllib.request\ntry:\n    urllib.request.urlopen("http://localhost/runner-leak")\nexcept BaseException:\n    print("refused")',
  ],
] as const;

test('nothing that a program tries leaves the runner', async ({ product, visitor }) => {
  const people = await createBookingPeople(product);
  const person = await visitor();
  const { page } = person;
  await enter(person, people.learners[0]);
  await page.goto('/assessments/scratchpad');
  const asked: string[] = [];
  person.context.on('request', (request) => asked.push(request.url()));
  for (const [language, source] of REACHING_OUT) {
    await run(page, language, source);
    await expect(page.getByText('Finished in')).toBeVisible({ timeout: 120_000 });
    await expect(page.locator('pre')).toContainText('refused');
  }
  expect(asked.filter((url) => url.includes('leak'))).toEqual([]);
  expect(product.output).not.toContain('runner-leak');
});
