import { describe, expect, it } from 'vitest';
import { readClaim, sealClaim } from './sealedClaim.ts';

const SECRET = 's'.repeat(40);
const CLAIM = `${'a'.repeat(24)}.feedback`;
const token = sealClaim('mails-off', CLAIM, SECRET);

describe('a sealed claim', () => {
  it('is read back', () => {
    expect(readClaim('mails-off', token, SECRET)).toBe(CLAIM);
  });

  it.each([
    ['changed', token.replace(/^a/, 'b')],
    ['with another seal', `${CLAIM}.${'A'.repeat(43)}`],
    ['with a seal cut short', token.slice(0, -1)],
    ['without a seal', CLAIM],
    ['empty', ''],
    ['of other signs', 'é'.repeat(200)],
  ])('that is %s is none', (_, given) => {
    expect(readClaim('mails-off', given, SECRET)).toBeNull();
  });

  it('for one thing says nothing for another, nor by another key', () => {
    expect(readClaim('guardian-withdraws', token, SECRET)).toBeNull();
    expect(readClaim('mails-off', token, 't'.repeat(40))).toBeNull();
  });
});
