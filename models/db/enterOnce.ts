import { isDuplicateKey } from './errors.ts';

/** The entries that are not known by their key yet are added one by one; `add` may find that another process was faster. Answers those added. */
export async function enterOnce<Entry extends { key: string }>(
  entries: readonly Entry[],
  known: readonly { key: string }[],
  add: (entry: Entry) => Promise<unknown>,
): Promise<Entry[]> {
  const keys = new Set(known.map(({ key }) => key));
  const added: Entry[] = [];
  for (const entry of entries) {
    if (keys.has(entry.key)) continue;
    try {
      await add(entry);
      added.push(entry);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
  return added;
}
