import {
  addressOf,
  type CallInput,
  type Endpoint,
  type ResponseOf,
} from '@preproom/models/contract/http/endpoint';
import type { ErrorBody } from '@preproom/models/contract/http/errorBody';
import { AppError, ERROR_MESSAGES } from '@preproom/models/contract/http/errors';
import { TUNNEL_HEADER } from '@preproom/models/contract/people/users';

/**
 * Calls an endpoint of the API on our own origin, with the login cookie. Answers with its response; throws AppError with the
 * server's code and field faults, or `unavailable` when no proper answer came.
 */
export async function callApi<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ResponseOf<E>> {
  const response = await answerOf(endpoint, input as AnyInput);
  return (await response.json().catch(unreachable)) as ResponseOf<E>;
}

/** The same with whatever an endpoint answers. */
export async function answerOf(
  endpoint: Endpoint,
  { params, query, body, signal, keepalive }: AnyInput,
): Promise<Response> {
  const response = await send(filledPath(addressOf(endpoint), params) + filledQuery(query), {
    method: endpoint.method,
    headers: {
      [TUNNEL_HEADER]: '1',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  });
  if (!response.ok) throw await refusalOf(response);
  return response;
}

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  signal?: AbortSignal;
  keepalive?: boolean;
}

export function filledPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Fields without a value are left out. */
function filledQuery(query: Record<string, string | undefined> = {}): string {
  const given = Object.entries(query).filter((field): field is [string, string] => Boolean(field[1]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
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
export async function refusalOf(response: Response): Promise<AppError> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  if (!body || !Object.hasOwn(ERROR_MESSAGES, body.code ?? '')) return new AppError('unavailable');
  const retryAfterSeconds = Number(response.headers.get('Retry-After'));
  return new AppError(body.code, body.message, {
    ...(body.fields ? { fields: body.fields } : {}),
    ...(retryAfterSeconds > 0 ? { retryAfterSeconds } : {}),
  });
}

/** The answer, or null when the API knows no such thing. Every other failure stays one. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (failure) {
    if (asAppError(failure).code === 'not_found') return null;
    throw failure;
  }
}

/** Any failure as an AppError, so that views can choose their words by code. */
export function asAppError(failure: unknown): AppError {
  return failure instanceof AppError ? failure : new AppError('internal', undefined, { cause: failure });
}
