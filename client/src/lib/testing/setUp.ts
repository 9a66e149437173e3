import { afterAll, afterEach } from 'vitest';
import { forgetServerTime } from '../serverTime.ts';
import { loadErrorTable } from '../texts/errorTable.ts';

// Pages load it soon after they show.
await loadErrorTable();

// Test files share their modules, and one test's server time is not the next one's.
afterEach(forgetServerTime);
// Nor are its drafts.
afterEach(() => globalThis.sessionStorage?.clear());
// Nor is the size of its window.
const { happyDOM } = globalThis as {
  happyDOM?: { setViewport(size: { width: number; height: number }): void };
};
afterEach(() => happyDOM?.setViewport({ width: 1024, height: 768 }));
// Nor is whoever was logged in at the end of another file.
afterAll(async () => {
  const { useStore } = await import('../store.ts');
  useStore.setState({ user: null });
});
