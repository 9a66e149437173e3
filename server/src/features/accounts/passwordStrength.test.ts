import { describe, expect, it } from 'vitest';
import { passwordStrengthFault } from './passwordStrength.ts';

const OWNER = { name: 'Aishwarya Nair', email: 'aishwarya.nair98@example.com', brand: 'PrepRoom' };

describe('passwordStrengthFault', () => {
  it.each([
    'correct horse battery',
    'monsoon-chai-42',
    'मेरा लंबा पासवर्ड',
    'tR7#kq0!vZp',
    '602918374465',
    'aishwarya buys mangoes',
  ])('accepts %s', async (password) => {
    expect(await passwordStrengthFault(password, OWNER)).toBeNull();
  });

  it.each([
    'password123',
    'P@ssw0rd2024!',
    'qwertyuiop',
    '0987654321',
    '1qaz2wsx3edc',
    'iloveyou143',
    'India@1947',
    'Mumbai@1234',
    'omsairam123',
    'Virat@1818',
    'jaihind@123',
    'preproom2026',
    'aaaaaaaaaaaa',
    'xyzxyzxyzxyz',
  ])('calls %s weak', async (password) => {
    expect(await passwordStrengthFault(password, OWNER)).toBe('weak');
  });

  it.each([
    'aishwarya98',
    'Nair.Aishwarya',
    'aishwaryanair',
    'AISHWARYA@2024',
    '@!shw@rya2024',
    'aishwarya.nair98@example.com',
  ])('calls %s personal', async (password) => {
    expect(await passwordStrengthFault(password, OWNER)).toBe('personal');
  });

  it('judges the first 40 characters only, so that a long password costs no more than a short one', async () => {
    const tail = 'tR7#kq0!vZp';
    expect(await passwordStrengthFault(`${'p@ssw0rd'.repeat(4)}${tail}`, OWNER)).toBeNull();
    expect(await passwordStrengthFault(`${'p@ssw0rd'.repeat(5)}${tail}`, OWNER)).toBe('weak');
  });
});
