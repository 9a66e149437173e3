import { expect, test } from 'vitest';
import { firstNameOf } from './reviews.ts';

test.each([
  ['Asha Rao', 'Asha'],
  ['आशा राव', 'आशा'],
  ["D'Souza", "D'Souza"],
  ['M.K. Iyer', 'M.K.'],
  ['evil.com', ''],
  ['www.evil.example', ''],
  ['https://evil.example', ''],
  ['asha@people.example', ''],
  ['9812345678', ''],
  ['९८१२३४५६७८', ''],
  ['<b>Asha</b>', ''],
  ['A'.repeat(41), ''],
  [' ', null],
  [undefined, null],
])('%j is shown with a review as %j', (name, shown) => {
  expect(firstNameOf(name)).toBe(shown);
});
