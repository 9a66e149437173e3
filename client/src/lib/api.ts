import {
  API_BASE,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type ResponseOf,
} from '@preproom/models/contract/endpoint';
import { AppError, ERROR_MESSAGES, type ErrorBody } from '@preproom/models/contract/errors';
import { TUNNEL_HEADER } from '@preproom/models/contract/users';

type Part<Name extends string, Value> = [Value] extends [undefined] ? unknown : Record<Name, Value>;
export type CallInput<E> = Part<'params', ParamsOf<E>> &
  Part<'body', BodyOf<E>> & { signal?: AbortSignal; keepalive?: boolean };

/**
 * Calls an endpoint of the API on our own origin, with the login cookie. Answers with its response; throws AppError with the
 * server's code and field faults, or `unavailable` when no proper answer came.
 */
export async function callApi<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ResponseOf<E>> {
  const { params, body, signal, keepalive } = input as AnyInput;
  const response = await send(API_BASE + filledPath(endpoint.path, params), {
    method: endpoint.method,
    headers: {
      [TUNNEL_HEADER]: '1',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  });
  if (!response.ok) throw await refusal(response);
  return (await response.json().catch(unreachable)) as ResponseOf<E>;
}

interface AnyInput {
  params?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
  keepalive?: boolean;
}

function filledPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    return unreachable(cause);
  }
}

function unreachable(cause: unknown): never {
  throw new AppError('unavailable', undefined, { cause });
}

/** A proxy in between may answer with a page of its own: whatever is not our error body is `unavailable`. */
async function refusal(response: Response): Promise<AppError> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  if (!body || !Object.hasOwn(ERROR_MESSAGES, body.code ?? '')) return new AppError('unavailable');
  const retryAfterSeconds = Number(response.headers.get('Retry-After'));
  return new AppError(body.code, body.message, {
    ...(body.fields ? { fields: body.fields } : {}),
    ...(retryAfterSeconds > 0 ? { retryAfterSeconds } : {}),
  });
}

/** Any failure as an AppError, so that views can choose their words by code. */
export function asAppError(failure: unknown): AppError {
  return failure instanceof AppError ? failure : new AppError('internal', undefined, { cause: failure });
}
