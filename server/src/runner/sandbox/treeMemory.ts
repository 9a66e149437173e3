import { readdirSync, readFileSync } from 'node:fs';

/** Lines of /proc/<pid>/status in kB that count: memory that is the process's own or shared by descendants, and its page tables. */
const COUNTED = /^(?:RssAnon|RssShmem|VmPTE):\s+(\d+) kB$/gm;

/**
 * The memory in bytes of a process and of all its descendants. Files that are mapped, such as libraries, do not count. What a child
 * has in common with its parent counts for both.
 */
export function treeMemory(pid: number): number {
  return memoryOf(pid) + childrenOf(pid).reduce((sum, child) => sum + treeMemory(child), 0);
}

function memoryOf(pid: number): number {
  const status = readIfThere(`/proc/${pid}/status`);
  const kilobytes = [...status.matchAll(COUNTED)].reduce((sum, [, value]) => sum + Number(value), 0);
  return kilobytes * 1024;
}

/** Each thread has a list of the processes that it has started. Those whose parent has ended are children of the sandbox's first process. */
function childrenOf(pid: number): number[] {
  return threadsOf(pid).flatMap((thread) =>
    readIfThere(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** Processes end while they are looked at. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
