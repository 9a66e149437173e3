/** What a log line holds of an error. */
export interface LoggedError {
  type: string;
  message?: string;
  code?: string | number;
  stack: string[];
  cause?: LoggedError;
}

/**
 * The kinds whose messages quote nothing that people wrote: the language's own and ours, and failures of a connection. Others
 * may, as a duplicate key does with the address of an account, or a syntax error with the body of a request.
 */
const PLAIN =
  /^((Type|Range|Reference|App|Abort)?Error)$|Network|Selection|NotConnected|Closed|Timeout|Socket/;
const MAX_STACK_LINES = 12;
const MAX_CAUSES = 3;

/** An error for the log: kind, code, place and causes; its message only where that is a plain one. */
export function safeError(thrown: unknown, depth = 0): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, stack: [] };
  const { name, message, cause, stack = '' } = thrown;
  const { code } = thrown as { code?: unknown };
  return {
    type: name === 'Error' ? thrown.constructor.name : name,
    ...(isPlain(thrown) && { message }),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    stack: placesOf(stack, message),
    ...(cause !== undefined && depth < MAX_CAUSES && { cause: safeError(cause, depth + 1) }),
  };
}

/** By both names, since a library may give its kind to the class alone; Node's own ERR_… errors quote the value they refuse. */
function isPlain(error: Error & { code?: unknown }): boolean {
  const isRefusal = typeof error.code === 'string' && error.code.startsWith('ERR_');
  return !isRefusal && [error.name, error.constructor.name].every((kind) => PLAIN.test(kind));
}

const PLACE = /^at .*(:\d+:\d+|<anonymous>)\)?$/;

/** The lines below the message, which may have several itself, even such as look like places. */
function placesOf(stack: string, message: string): string[] {
  const lines = stack.slice(Math.max(0, stack.indexOf(message)) + message.length).split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => PLACE.test(line))
    .slice(0, MAX_STACK_LINES);
}
