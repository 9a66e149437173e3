import { expectSoundPage } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const PAGE =
  '<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1><p>Text</p></main></html>';

test('a page that gives way to another while axe looks is looked at again', async ({ visitor }) => {
  const person = await visitor();
  await person.page.setContent(PAGE);
  // The page has no heading while axe looks for the first time. Each look loads axe again.
  await person.page.evaluate(() => {
    const heading = document.querySelector('h1');
    let looks = 0;
    let loaded: { run: (...of: unknown[]) => Promise<unknown> };
    async function look(...of: unknown[]): Promise<unknown> {
      if (looks++ === 0) heading?.remove();
      const found = await loaded.run(...of);
      if (heading) document.querySelector('main')?.prepend(heading);
      return found;
    }
    Object.defineProperty(window, 'axe', {
      set: (axe) => {
        loaded = axe;
      },
      get: () =>
        loaded && new Proxy(loaded, { get: (axe, name: 'run') => (name === 'run' ? look : axe[name]) }),
    });
    Object.assign(window, { looks: () => looks });
  });
  await expectSoundPage(person);
  expect(await person.page.evaluate('looks()')).toBe(2);
});

test('a fault that stays is a violation', async ({ visitor }) => {
  const person = await visitor();
  await person.page.setContent(PAGE.replace('<p>', '<img src="data:,"><p>'));
  await expect(expectSoundPage(person)).rejects.toThrow('image-alt');
});
