import { expect, it } from 'vitest';
import { shortcutKey } from './shortcutKey.ts';

const press = (key: string, code: string, shiftKey = false) => shortcutKey({ key, code, shiftKey });

it.each([
  ['a Latin layout', 'm', 'KeyM', 'm'],
  ['a capital letter', 'M', 'KeyM', 'm'],
  ['Dvorak, where the m is not at its US position', 'm', 'KeyP', 'm'],
  ['Hindi InScript', 'स', 'KeyM', 'm'],
  ['a Hindi key that writes several letters', 'क्ष', 'KeyK', 'k'],
  ['Russian', 'ь', 'KeyM', 'm'],
  ['Arabic', 'ة', 'KeyM', 'm'],
  ['an input method at work', 'Process', 'KeyM', 'm'],
  ['Hindi digits', '३', 'Digit3', '3'],
  ['a French é', 'é', 'Digit2', 'é'],
  ['Hindi where a US keyboard has the slash', 'य', 'Slash', '/'],
  ['a named key', 'Escape', 'Escape', 'Escape'],
])('on %s, %s at %s is %s', (_, key, code, expected) => {
  expect(press(key, code)).toBe(expected);
});

it('asks for the help on a Hindi keyboard too', () => {
  expect(press('य़', 'Slash', true)).toBe('?');
  expect(press('?', 'Minus', true)).toBe('?');
});
