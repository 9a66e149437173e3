import { expect, test } from 'vitest';
import { ownPath } from './ownPath.ts';

test.each([
  ['/room/abc?x=1#chat', '/room/abc?x=1#chat'],
  ['/#https://evil.example/', '/#https://evil.example/'],
  ['/a/../dashboard', '/dashboard'],
  ['//evil.example/', null],
  ['//', null],
  ['/.//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['', null],
])('ownPath of %j is %j', (address, path) => {
  expect(ownPath(address)).toBe(path);
});
