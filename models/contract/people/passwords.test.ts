import { describe, expect, it } from 'vitest';
import { passwordFault } from './passwords.ts';

const PERSON = { name: 'Aishwarya Nair', email: 'aishwarya.nair98@example.com' };

describe('passwordFault', () => {
  it.each([
    'correct horse battery',
    'monsoon-chai-42',
    'मेरा लंबा पासवर्ड',
    'tR7#kq0!vZp',
    '602918374465',
    'lovelyweather',
  ])('has nothing against %s', (password) => expect(passwordFault(password, PERSON)).toBeNull());

  it.each(['', 'tR7#kq0!v', 'नमस्ते'])('calls %s short', (password) => {
    expect(passwordFault(password, PERSON)).toBe('short');
  });

  it('calls what has more than 200 characters long', () => {
    expect(passwordFault('a1-'.repeat(67), PERSON)).toBe('long');
  });

  it.each([
    'password123',
    'P@ssw0rd2024!',
    'qwertyuiop',
    '1234567890',
    '0987654321',
    'abcdefghij',
    '1qaz2wsx3edc',
    'iloveyou143',
    'India@1947',
    'preproom2026',
    'welcome@123',
    'aaaaaaaaaaaa',
    'xyzxyzxyzxyz',
    '9812345678',
  ])('calls %s common', (password) => expect(passwordFault(password, PERSON)).toBe('common'));

  it.each([
    'aishwarya98',
    'Nair.Aishwarya',
    'aishwaryanair',
    'AISHWARYA@2024',
    'aishwarya.nair98@example.com',
  ])('calls %s personal', (password) => expect(passwordFault(password, PERSON)).toBe('personal'));

  it('lets a name stand in a password that says more', () => {
    expect(passwordFault('aishwarya buys mangoes', PERSON)).toBeNull();
  });
});
