import type { Page } from '@playwright/test';
import { Person } from '../../e2e/support/person.ts';
import { buildPdf } from '../../support/assessments/resume/buildPdf.ts';
import { INVENTED } from '../../support/assessments/resume/invented.ts';
import { fivePages } from '../../support/assessments/resume/longResumes.ts';
import { startProductProcess } from '../browser/people.ts';
import type { Figure, Line } from '../figure.ts';

const RUNS = 5;
const NAME = 'five-pages.pdf';
/** On two idle cores, in milliseconds. */
const MOST_MS = 3_000;

interface Run {
  /** From the click to the score, in a browser that has not loaded the reader before, and in one that has. */
  coldMs: number;
  warmMs: number;
  /** From the click to the picture of the fifth page, the second time. */
  drawnMs: number;
}

/** A resume of five pages, from the click on "Analyse resume" to its score and to the pictures of its pages. */
export const resumeFigure: Figure = {
  name: 'resume',
  async run(note) {
    const product = await startProductProcess();
    const bytes = await buildPdf(fivePages(INVENTED.asha).text);
    const runs: Run[] = [];
    for (let run = 0; run < RUNS; run++) {
      const person = await Person.arrive({ origin: `http://localhost:${product.port}` });
      await person.page.goto('/demo/enter/learner');
      await person.page.waitForURL((url) => !url.pathname.startsWith('/demo'));
      const cold = await analyse(person.page, bytes);
      const warm = await analyse(person.page, bytes);
      runs.push({ coldMs: cold.scoreMs, warmMs: warm.scoreMs, drawnMs: warm.drawnMs });
      note(`run ${run + 1}: ${JSON.stringify(runs.at(-1))}`);
      await person.leave();
    }
    await product.stop();
    return lines(runs);
  },
};

async function analyse(page: Page, bytes: Uint8Array) {
  await page.goto('/assessments/resume');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: NAME, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
  const button = page.getByRole('button', { name: 'Analyse resume' });
  await button.waitFor();
  return button.evaluate(async (element: HTMLElement, name) => {
    const start = performance.now();
    const until = async (isSo: () => boolean) => {
      while (!isSo()) {
        if (performance.now() - start > 60_000) throw new Error('no result within a minute');
        await new Promise(requestAnimationFrame);
      }
      return performance.now() - start;
    };
    element.click();
    const scoreMs = await until(() => document.activeElement?.textContent === name);
    const drawnMs = await until(() => document.querySelectorAll('canvas[role=img]').length === 5);
    return { scoreMs, drawnMs };
  }, NAME);
}

function lines(runs: readonly Run[]): Line[] {
  const line = (what: string, pick: (run: Run) => number, atMost?: number): Line => ({
    name: `resume of five pages: ${what}`,
    unit: 'ms',
    ours: runs.map(pick),
    ...(atMost !== undefined && { target: { of: 'every', atMost } }),
  });
  return [
    line('click to score, first time in a fresh browser', ({ coldMs }) => coldMs, MOST_MS),
    line('click to score, the page opened again', ({ warmMs }) => warmMs, MOST_MS),
    line('click to the pictures of all pages', ({ drawnMs }) => drawnMs),
  ];
}
