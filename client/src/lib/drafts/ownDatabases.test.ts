import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDatabasesBut, RESUMES } from './ownDatabases.ts';

const deleteDatabase = vi.fn();

beforeEach(() => {
  localStorage.clear();
  deleteDatabase.mockReset();
  vi.stubGlobal('indexedDB', { deleteDatabase });
});
afterEach(() => vi.unstubAllGlobals());

test('the databases of an account are deleted when another one comes, once, and when nobody is left', () => {
  localStorage.setItem(RESUMES, 'asha');
  forgetDatabasesBut('asha');
  expect(deleteDatabase).not.toHaveBeenCalled();
  forgetDatabasesBut('rahul');
  expect(deleteDatabase).toHaveBeenCalledExactlyOnceWith('preproom-resumes');
  forgetDatabasesBut('rahul');
  expect(deleteDatabase).toHaveBeenCalledTimes(1);
  localStorage.setItem(RESUMES, 'rahul');
  forgetDatabasesBut();
  expect(deleteDatabase).toHaveBeenCalledTimes(2);
});

test('a browser that refuses storage breaks nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('refused');
    },
  });
  expect(() => forgetDatabasesBut()).not.toThrow();
});
