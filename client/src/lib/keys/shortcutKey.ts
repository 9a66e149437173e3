type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/**
 * The key that a shortcut is compared with, in lower case. Where the keyboard writes another script, such as Devanagari, it is what a
 * US keyboard has at that position.
 */
export function shortcutKey({ key, code, shiftKey }: Key): string {
  if (/^[ -~]$/.test(key)) return key.toLowerCase();
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) ?? [];
  if (letter) return letter.toLowerCase();
  // A French é is above the 2, and no digit.
  if (digit && /^\p{Nd}$/u.test(key)) return digit;
  if (code === 'Slash' && !/^\p{Script=Latin}$/u.test(key)) return shiftKey ? '?' : '/';
  return key;
}
