import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimDatabases, forgetDatabasesBut } from './ownDatabases.ts';

const deleteDatabase = vi.fn();

beforeEach(() => {
  localStorage.clear();
  deleteDatabase.mockReset();
  vi.stubGlobal('indexedDB', { deleteDatabase });
});
afterEach(() => vi.unstubAllGlobals());

test('the databases of an account are deleted when another one comes, once, and when nobody is left', () => {
  claimDatabases('asha');
  forgetDatabasesBut('asha');
  expect(deleteDatabase).not.toHaveBeenCalled();
  forgetDatabasesBut('rahul');
  expect(deleteDatabase).toHaveBeenCalledExactlyOnceWith('preproom-resumes');
  forgetDatabasesBut('rahul');
  expect(deleteDatabase).toHaveBeenCalledTimes(1);
  claimDatabases('rahul');
  forgetDatabasesBut(null);
  expect(deleteDatabase).toHaveBeenCalledTimes(2);
});

test('a browser that refuses storage breaks nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('refused');
    },
    setItem() {
      throw new Error('refused');
    },
  });
  claimDatabases('asha');
  expect(() => forgetDatabasesBut(null)).not.toThrow();
});
