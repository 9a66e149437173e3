import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LinkedText } from './LinkedText.tsx';

afterEach(cleanup);

function show(text: string) {
  const { container } = render(<LinkedText text={text} />);
  const links = [...container.querySelectorAll('a')];
  return { text: container.textContent, links };
}

test.each([
  ['https://example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
  ['See https://example.com/a.', 'https://example.com/a'],
  ['(www.example.com)', 'http://www.example.com'],
  ['देखें https://hi.wikipedia.org/wiki/भारत', 'https://hi.wikipedia.org/wiki/भारत'],
])('%j has a link that opens in a tab of its own', (message, address) => {
  const { text, links } = show(message);
  expect(text).toBe(message);
  expect(links).toHaveLength(1);
  const [link] = links;
  expect(decodeURI(link?.getAttribute('href') ?? '')).toBe(address);
  expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer nofollow']);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'JAVASCRIPT://example.com/%0aalert(1)',
  'ftp://example.com/x',
  'mailto:asha@example.com',
  'node.js, e.g. with asha@example.com',
  '//example.com',
  '<a href="x">no markup</a>',
])('%j is text', (message) => {
  const { text, links } = show(message);
  expect(text).toBe(message);
  expect(links).toEqual([]);
});

test('several links and lines stay in their order', () => {
  const message = 'First https://a.example/1\nthen https://b.example/2 end';
  const { text, links } = show(message);
  expect(text).toBe(message);
  expect(links.map(({ href }) => href)).toEqual(['https://a.example/1', 'https://b.example/2']);
});
