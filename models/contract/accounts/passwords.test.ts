import { describe, expect, it } from 'vitest';
import { NewPassword, PASSWORD_FAULTS, passwordLengthFault } from './passwords.ts';

describe('the length of a new password', () => {
  it.each([
    ['', 'short'],
    ['tR7#kq0!v', 'short'],
    ['tR7#kq0!vZ', null],
    ['a'.repeat(200), null],
    ['a'.repeat(201), 'long'],
  ] as const)('of "%s" is judged alike by form and schema: %s', (password, fault) => {
    expect(passwordLengthFault(password)).toBe(fault);
    const messages = NewPassword.safeParse(password).error?.issues.map(({ message }) => message);
    expect(messages).toEqual(fault ? [PASSWORD_FAULTS[fault]] : undefined);
  });
});
