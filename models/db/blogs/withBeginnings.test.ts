import { expect, test } from 'vitest';
import { withBeginnings } from './withBeginnings.ts';

test('has words and their beginnings, each once', () => {
  expect(withBeginnings(['resume', 'result'])).toEqual(['res', 'resu', 'resum', 'resume', 'resul', 'result']);
});

test('has short words whole', () => {
  expect(withBeginnings(['c', 'or', 'an'])).toEqual(['c', 'or', 'an']);
});

test('cuts between characters, never inside one', () => {
  expect(withBeginnings(['𠀀𠀁𠀂𠀃'])).toEqual(['𠀀𠀁𠀂', '𠀀𠀁𠀂𠀃']);
});
