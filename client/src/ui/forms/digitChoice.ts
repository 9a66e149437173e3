import { asciiDigits } from '@preproom/models/contract/http/digits';
import type { RadioProps } from 'react-aria-components';
import { shortcutKey } from '../../lib/keys/shortcutKey.ts';

type KeyDown = NonNullable<RadioProps['onKeyDown']>;

/** For the radios of a group whose values are 1 to `most`, at most 10: a digit chooses at once, 0 chooses 10. */
export function digitChoice(most: number, onChange: (value: number) => void): KeyDown {
  return (event) => {
    const { ctrlKey, metaKey, altKey, currentTarget } = event;
    const key = asciiDigits(shortcutKey(event));
    const value = key === '0' ? 10 : Number(key);
    const isOurs = /^\d$/.test(key) && value <= most && !ctrlKey && !metaKey && !altKey;
    // The arrow keys are the group's.
    if (!isOurs) return event.continuePropagation();
    onChange(value);
    const group: Element | null = currentTarget.closest('[role=radiogroup]');
    group?.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.focus();
  };
}
