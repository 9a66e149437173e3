/** The standard input of a program, which is given whole before it starts. */
export interface Input {
  /** The next line, without its line break; null at the end. */
  readLine(): string | null;
  /** What has not been read yet. */
  readAll(): string;
}

export function createInput(stdin: string): Input {
  let at = 0;
  return {
    readLine() {
      if (at >= stdin.length) return null;
      const end = stdin.indexOf('\n', at);
      const line = stdin.slice(at, end === -1 ? undefined : end);
      at = end === -1 ? stdin.length : end + 1;
      return line.replace(/\r$/, '');
    },
    readAll() {
      const rest = stdin.slice(at);
      at = stdin.length;
      return rest;
    },
  };
}
