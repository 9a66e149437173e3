/** The fields of a logged error. */
export interface LoggedError {
  type: string;
  message?: string;
  code?: string | number;
  stack: string[];
  cause?: LoggedError;
}

/**
 * Errors whose messages never quote user input: the language's own, ours, and connection failures. Others may, such as a
 * duplicate key error (an account's address) or a syntax error (a request body).
 */
const PLAIN =
  /^((Type|Range|Reference|App|Abort)?Error)$|Network|Selection|NotConnected|Closed|Timeout|Socket/;
const MAX_STACK_LINES = 12;
const MAX_CAUSES = 3;

/** An error for the log: kind, code, location and causes. The message only if its kind is safe. */
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

/** Checks both names, because a library may set the kind on the class only. Node's ERR_… errors quote the value they reject. */
function isPlain(error: Error & { code?: unknown }): boolean {
  const isRefusal = typeof error.code === 'string' && error.code.startsWith('ERR_');
  return !isRefusal && [error.name, error.constructor.name].every((kind) => PLAIN.test(kind));
}

const PLACE = /^at .*(:\d+:\d+|<anonymous>)\)?$/;

/** The stack without the message, which may have several lines, even ones that look like stack frames. */
function placesOf(stack: string, message: string): string[] {
  const lines = stack.slice(Math.max(0, stack.indexOf(message)) + message.length).split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => PLACE.test(line))
    .slice(0, MAX_STACK_LINES);
}
