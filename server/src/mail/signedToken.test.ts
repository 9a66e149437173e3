import { describe, expect, it } from 'vitest';
import { readToken, signToken } from './signedToken.ts';

const SECRET = 's'.repeat(40);
const PAYLOAD = `${'a'.repeat(24)}.feedback`;
const token = signToken('mails-off', PAYLOAD, SECRET);

describe('a signed token', () => {
  it('gives its payload back', () => {
    expect(readToken('mails-off', token, SECRET)).toBe(PAYLOAD);
  });

  it.each([
    ['changed', token.replace(/^a/, 'b')],
    ['with another signature', `${PAYLOAD}.${'A'.repeat(43)}`],
    ['with a signature cut short', token.slice(0, -1)],
    ['without a signature', PAYLOAD],
    ['empty', ''],
    ['of other characters', 'é'.repeat(200)],
  ])('that is %s is refused', (_, given) => {
    expect(readToken('mails-off', given, SECRET)).toBeNull();
  });

  it('is refused for another purpose and with another key', () => {
    expect(readToken('guardian-withdraws', token, SECRET)).toBeNull();
    expect(readToken('mails-off', token, 't'.repeat(40))).toBeNull();
  });
});
