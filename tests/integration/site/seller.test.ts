import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const SELLER = {
  SELLER_NAME: 'PrepRoom Learning Private Limited',
  SELLER_ADDRESS: '12 Example Road, Pune 411001, Maharashtra',
  SELLER_PHONE: '+91 20 5555 0100',
};

let registered: Stack;
let named: Stack;
let unnamed: Stack;
beforeAll(async () => {
  [registered, named, unnamed] = await Promise.all([
    startStack({ ...SELLER, SELLER_GSTIN: '27AAPFU0939F1ZV' }),
    startStack(SELLER),
    startStack(),
  ]);
});
afterAll(() => Promise.all([registered, named, unnamed].map((stack) => stack.stop())));

/** The text of a page's first HTML. */
async function textOf({ url }: Stack, path: string): Promise<string> {
  const html = await (await fetch(url + path)).text();
  const body = html.slice(html.indexOf('<div id="root">'), html.indexOf('</footer>'));
  return body.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, ' ');
}

describe('who sells the programs', () => {
  test.each(['/contactus', '/terms', '/'])('stands on %s with address and phone', async (path) => {
    const text = await textOf(named, path);
    for (const detail of Object.values(SELLER)) expect(text).toContain(detail);
  });

  test('is left out where nobody has set it', async () => {
    expect(await textOf(unnamed, '/contactus')).not.toContain('The company behind');
    expect(await textOf(unnamed, '/terms')).not.toContain('is run by');
  });
});

describe('a price', () => {
  test('includes GST, and says so, only with a registration', async () => {
    expect(await textOf(registered, '/programs')).toContain('including GST');
    expect(await textOf(registered, '/')).toContain('Prices include GST.');
    expect(await textOf(named, '/programs')).not.toContain('GST');
    expect(await textOf(named, '/')).not.toContain('GST');
  });
});
