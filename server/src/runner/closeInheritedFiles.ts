import { closeSync, readdirSync, readFileSync } from 'node:fs';

/** O_CLOEXEC of Linux: such a file is closed in programs that this process starts. Node sets it on all of its own. */
const CLOSES_ON_EXEC = 0o2000000;
const FIRST_AFTER_STANDARD = 3;

/** Closes what the program that started this one has left open. Every program in the sandbox would have it as well. */
export function closeInheritedFiles(): void {
  for (const descriptor of readdirSync('/proc/self/fd').map(Number)) {
    if (descriptor >= FIRST_AFTER_STANDARD && isInherited(descriptor)) closeSync(descriptor);
  }
}

function isInherited(descriptor: number): boolean {
  try {
    const flags =
      /^flags:\s+(\d+)$/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8'))?.[1] ?? '';
    return (Number.parseInt(flags, 8) & CLOSES_ON_EXEC) === 0;
  } catch {
    // It was that of reading the folder.
    return false;
  }
}
