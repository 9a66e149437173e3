import { expect, test } from 'vitest';
import { isPerson } from './isPerson.ts';

const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

test.each([
  ['a browser', CHROME, {}, true],
  ['a phone made by Cubot', CHROME.replace('Android 14', 'Android 9; CUBOT X30'), {}, true],
  ['a browser inside another app', `${CHROME} [FBAN/FB4A;FBAV/480]`, {}, true],
  ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', {}, false],
  ['a crawler that looks like a browser', `${CHROME} (compatible; bingbot/2.0)`, {}, false],
  ['a preview', 'facebookexternalhit/1.1', {}, false],
  ['a preview that looks like a browser', 'Mozilla/5.0 (compatible) SkypeUriPreview', {}, false],
  ['a messenger', 'WhatsApp/2.23.20', {}, false],
  ['a script', 'curl/8.5', {}, false],
  ['nothing that says what it is', '', {}, false],
  ['a page fetched ahead', CHROME, { 'sec-purpose': 'prefetch;prerender' }, false],
  ['a page fetched ahead by Safari', CHROME, { purpose: 'preview' }, false],
])('%s', (_, agent, headers, expected) => {
  expect(isPerson({ method: 'GET', headers: { 'user-agent': agent, ...headers } })).toBe(expected);
});

test('who only asks for the headers is none', () => {
  expect(isPerson({ method: 'HEAD', headers: { 'user-agent': CHROME } })).toBe(false);
});
