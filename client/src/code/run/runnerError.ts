/**
 * Why a program was not started. In the browser: its runtime did not arrive, the browser could not run it, or another language was
 * asked for. On the server: no connection, no runner, too many programs wait, too many runs in a minute, or too long a source or input.
 */
type Code =
  | 'not_loaded'
  | 'not_started'
  | 'replaced'
  | 'offline'
  | 'no_runner'
  | 'busy'
  | 'too_often'
  | 'too_long'
  | 'refused';

export class RunnerError extends Error {
  override name = 'RunnerError';
  readonly code: Code;
  constructor(code: Code, cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
