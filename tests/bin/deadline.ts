import type { Reporter, TestModule } from 'vitest/node';

/** Several times what the slowest known machine needs for all of vitest's tests, the long ones among them. */
const DEADLINE_MS = 25 * 60_000;

/**
 * Ends a run of vitest that would never end, and says which files it was at: a test that loops without giving way is beyond
 * the reach of its own time limit, and takes the whole run's output with it.
 */
export default class Deadline implements Reporter {
  readonly #running = new Set<string>();

  onTestRunStart(): void {
    setTimeout(() => this.#giveUp(), DEADLINE_MS).unref();
  }

  onTestModuleQueued({ moduleId }: TestModule): void {
    this.#running.add(moduleId);
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    this.#running.delete(moduleId);
  }

  #giveUp(): void {
    console.error(`The tests did not end within ${DEADLINE_MS / 60_000} minutes. Files still running:`);
    for (const moduleId of this.#running) console.error(`  ${moduleId}`);
    process.exit(1);
  }
}
