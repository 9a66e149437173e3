import type { ERROR_TEXTS } from '@preproom/models/contract/http/errorMessages';

type ErrorTable = typeof ERROR_TEXTS;
let loaded: ErrorTable | null = null;

/** The texts of all refusals, or null before `loadErrorTable`. */
export function errorTable(): ErrorTable | null {
  return loaded;
}

/**
 * Loads the texts of refusals, which no first view shows: after it, and before a refusal is thrown that comes earlier. Returns null
 * where they cannot be fetched.
 */
export async function loadErrorTable(): Promise<ErrorTable | null> {
  const contract = await import('@preproom/models/contract/http/errorMessages').catch(() => null);
  loaded ??= contract?.ERROR_TEXTS ?? null;
  return loaded;
}
