import { afterEach, expect, it } from 'vitest';
import { chooseTheme, chosenTheme } from './theme.ts';

afterEach(() => chooseTheme('system'));

it('shows the chosen theme and keeps it on the device until the system’s is chosen again', () => {
  const shown = () => document.documentElement.dataset.theme;
  chooseTheme('dark');
  expect([chosenTheme(), shown()]).toEqual(['dark', 'dark']);
  chooseTheme('light');
  expect([chosenTheme(), shown()]).toEqual(['light', 'light']);
  chooseTheme('system');
  expect([chosenTheme(), shown()]).toEqual(['system', undefined]);
});
