import type { Page } from '@playwright/test';
import { Person } from '../../e2e/support/person.ts';
import { startProductProcess } from '../browser/people.ts';
import type { Figure, Line } from '../figure.ts';
import type { BarePython } from '../processes/barePython.ts';
import { startChild } from '../rpc.ts';

const RUNS = 5;
const PRINTED = '1';

/** In milliseconds from the click on "Run": in a browser that has loaded nothing of Python, and on a page opened again in it. */
interface Starts {
  cold: number;
  warm: number;
}

/** From the click on "Run" to what `print(1)` prints: in the scratchpad, and on a bare page that loads the same Pyodide with the same snapshot. */
export const pythonStartFigure: Figure = {
  name: 'python-start',
  async run(note) {
    const product = await startProductProcess();
    const bare = await startChild<BarePython>('./processes/barePython.ts');
    const bareUrl = await bare.call('url');
    const runs = { ours: [] as Starts[], bare: [] as Starts[] };
    for (let run = 0; run < RUNS; run++) {
      const { page, leave } = await arrive(`http://localhost:${product.port}`);
      const ours = async () => runs.ours.push(await startTwice(page, openScratchpad));
      const floor = async () => runs.bare.push(await startTwice(page, () => openBare(page, bareUrl)));
      // One of them finds a browser that has just started; in turn, so that neither always does.
      for (const take of run % 2 === 0 ? [ours, floor] : [floor, ours]) await take();
      note(`run ${run + 1}: ${JSON.stringify([runs.ours.at(-1), runs.bare.at(-1)])}`);
      await leave();
    }
    await bare.stop();
    await product.stop();
    const line = (what: string, pick: (starts: Starts) => number): Line => ({
      name: `Python: click on "Run" to its first output, ${what}`,
      unit: 'ms',
      ours: runs.ours.map(pick),
      bare: runs.bare.map(pick),
      target: { of: 'ratio', atMost: 2 },
    });
    return [
      line('in a browser that has nothing of it', ({ cold }) => cold),
      line('on a page opened again', ({ warm }) => warm),
    ];
  },
};

/** A learner in a fresh browser. */
async function arrive(origin: string): Promise<{ page: Page; leave(): Promise<void> }> {
  const person = await Person.arrive({ origin });
  await person.page.goto('/demo/enter/learner');
  await person.page.waitForURL((url) => !url.pathname.startsWith('/demo'));
  return { page: person.page, leave: () => person.leave() };
}

async function openScratchpad(page: Page): Promise<void> {
  await page.goto('/assessments/scratchpad');
  await page.getByLabel('Language').selectOption('python');
  await page.getByRole('textbox', { name: 'Your code' }).fill(`print(${PRINTED})`);
}

async function openBare(page: Page, url: string): Promise<void> {
  await page.goto(url);
}

async function startTwice(page: Page, open: (page: Page) => Promise<void>): Promise<Starts> {
  await open(page);
  const cold = await clickToOutput(page);
  await page.goto('about:blank');
  await open(page);
  return { cold, warm: await clickToOutput(page) };
}

/** Clicks "Run" and watches the page for the frame that shows the output. */
function clickToOutput(page: Page): Promise<number> {
  return page
    .getByRole('button', { name: 'Run', exact: true })
    .evaluate(async (button: HTMLElement, printed) => {
      const isShown = () =>
        [...document.querySelectorAll('pre')].some((pre) => pre.textContent.trim() === printed);
      if (isShown()) throw new Error('The output was there before.');
      const start = performance.now();
      button.click();
      while (!isShown()) {
        if (performance.now() - start > 120_000) throw new Error('no output within two minutes');
        await new Promise(requestAnimationFrame);
      }
      return performance.now() - start;
    }, PRINTED);
}
