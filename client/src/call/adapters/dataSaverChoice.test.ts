import { afterEach, expect, it, vi } from 'vitest';
import { dataSaverChoice } from './dataSaverChoice.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const saveData = (isOn: boolean) => vi.stubGlobal('navigator', { connection: { saveData: isOn } });

it('is off where nobody has chosen and the browser says nothing', () => {
  expect(dataSaverChoice.load()).toBe('off');
  saveData(false);
  expect(dataSaverChoice.load()).toBe('off');
});

it('is on where the browser saves data, until somebody chooses otherwise', () => {
  saveData(true);
  expect(dataSaverChoice.load()).toBe('on');
  dataSaverChoice.save('off');
  expect(dataSaverChoice.load()).toBe('off');
});

it('is kept', () => {
  dataSaverChoice.save('sound');
  expect(dataSaverChoice.load()).toBe('sound');
  localStorage.setItem('preproom.dataSaver', 'something else');
  expect(dataSaverChoice.load()).toBe('off');
});
