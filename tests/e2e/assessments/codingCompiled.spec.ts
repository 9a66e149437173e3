import type { Page } from '@playwright/test';
import { Runner } from '../../support/peers/runner.ts';
import { expectSoundPage } from '../support/accessibility.ts';
import { createBookingPeople, enter } from '../support/booking.ts';
import { test as base, expect } from '../support/test.ts';
import { fillCode } from './fillCode.ts';

const SMALLEST = { width: 320, height: 640 };
const CPP = `vector<int> pairOfParcels(vector<int>& weights, int capacity) {
    unordered_map<int, int> seen;
    for (int i = 0; i < (int)weights.size(); i++) {
        if (seen.count(capacity - weights[i])) return {seen[capacity - weights[i]], i};
        seen[weights[i]] = i;
    }
    return {};
}`;
/** As people write it by habit. */
const JAVA = `import java.util.*;

public class Solution {
    public int[] pairOfParcels(int[] weights, int capacity) {
        return new int[] { 0, 2 }
    }
}`;

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  settings: async ({}, use) => {
    const runner = await Runner.start();
    await use({ RUNNER_URL: runner.url, RUNNER_SECRET: runner.secret });
    await runner.stop();
  },
});

async function runTests(page: Page, language: string, source: string): Promise<void> {
  await page.getByLabel('Language').selectOption(language);
  await fillCode(page.getByRole('textbox', { name: 'Your code' }), language, source);
  await page.getByRole('button', { name: 'Run tests' }).click();
}

test('C++ and Java solve a problem on the server: tests pass, and an error leads to its line', {
  tag: '@long',
}, async ({ product, visitor }) => {
  // Compilers need seconds of computing.
  test.slow();
  const people = await createBookingPeople(product);
  const person = await visitor({ viewport: SMALLEST });
  const { page } = person;
  await enter(person, people.learners[0]);
  await page.goto('/assessments/coding/pair-of-parcels');
  await runTests(page, 'cpp', CPP);
  await expect(page.getByText('All 9 tests passed')).toBeVisible({ timeout: 60_000 });
  await runTests(page, 'java', JAVA);
  const line = page.getByRole('button', { name: 'Line 5' });
  await expect(line).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/error: ';' expected/)).toBeVisible();
  await expectSoundPage(person);
  await line.click();
  await expect(page.getByRole('textbox', { name: 'Your code' })).toBeFocused();
  await runTests(page, 'java', JAVA.replace('2 }', '2 };'));
  await expect(page.getByText('2 of 9 tests passed')).toBeVisible({ timeout: 60_000 });
});

test('a C program runs in the scratchpad, crashes, is stopped, meets its time limit, and waits for a network', {
  tag: '@long',
}, async ({ product, visitor }) => {
  // Compilers need seconds of computing.
  test.slow();
  const people = await createBookingPeople(product);
  const person = await visitor();
  const { page, context } = person;
  await enter(person, people.learners[0]);
  await page.goto('/assessments/scratchpad');
  await page.getByLabel('Language').selectOption('c');
  const run = async (source: string) => {
    await fillCode(page.getByRole('textbox', { name: 'Your code' }), 'c', source);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
  };
  await run('#include <stdio.h>\nint main(void) { puts("hello from C"); return 0; }');
  await expect(page.getByText('hello from C', { exact: true })).toBeVisible({ timeout: 60_000 });
  await run('int main(void) { int *p = 0; return *p; }');
  await expect(page.getByText(/^Segmentation fault/)).toBeVisible({ timeout: 60_000 });
  await run('int main(void) { for (volatile int i = 0;; i++); }');
  await expect(page.getByText('Running', { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Run', exact: true })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByText(/^Stopped: it ran longer/)).toBeVisible({ timeout: 60_000 });
  // The live connection tries again.
  person.tolerate(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByText(/^Couldn’t reach the server/)).toBeVisible();
  await context.setOffline(false);
});

base('without a runner the page says so instead of offering a button', async ({ product, visitor }) => {
  const people = await createBookingPeople(product);
  const person = await visitor({ viewport: SMALLEST });
  const { page } = person;
  await enter(person, people.learners[0]);
  await page.goto('/assessments/coding/pair-of-parcels');
  await page.getByLabel('Language').selectOption('java');
  await expect(page.getByText(/^Java can’t run on this site/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Run tests' })).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Your code' })).toContainText('class Solution');
  await expectSoundPage(person);
  await page.getByLabel('Language').selectOption('python');
  await expect(page.getByRole('button', { name: 'Run tests' })).toBeVisible();
});
