const MARK = 'network cut off: ';

/** Loaded into a process by `node --import` before its own code: it reaches this machine alone. */
export const CUT_NETWORK = new URL('./cutNetwork.ts', import.meta.url).href;

export const outsideLine = (address: string) => `${MARK}${address}\n`;

/** The addresses beyond this machine that a process with CUT_NETWORK has asked, by what it printed. */
export function outsideAddresses(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith(MARK))
    .map((line) => line.slice(MARK.length));
}
