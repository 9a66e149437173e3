import { PERSON_HEADER, SECOND_STEP_PATH, TUNNEL_HEADER } from '@preproom/models/contract/accounts/users';
import {
  type CallInput,
  type Endpoint,
  endpointPath,
  type ResponseOf,
} from '@preproom/models/contract/http/endpoint';
import type { ErrorBody } from '@preproom/models/contract/http/errorBody';
import { AppError } from '@preproom/models/contract/http/errors';
import { shownPerson } from './shownPerson.ts';
import { loadErrorTable } from './texts/errorTable.ts';

/**
 * Calls an API endpoint with the login cookie and returns its response. Throws AppError with the server's code and field errors,
 * or `unavailable`, with a cause, when there was no valid response.
 */
export async function callApi<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ResponseOf<E>> {
  const response = await answerOf(endpoint, input as AnyInput);
  return (await response.json().catch(unreachable)) as ResponseOf<E>;
}

/** Like `callApi`, but returns the raw Response. */
export async function answerOf(
  endpoint: Endpoint,
  { params, query, body, signal, keepalive }: AnyInput,
): Promise<Response> {
  const response = await send(filledPath(endpointPath(endpoint), params) + filledQuery(query), {
    method: endpoint.method,
    headers: {
      ...ownHeaders(),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  });
  if (!response.ok) throw await refusalOf(response);
  return response;
}

/** The headers of every call. */
export function ownHeaders(): Record<string, string> {
  const person = shownPerson.get();
  return { [TUNNEL_HEADER]: '1', ...(person && { [PERSON_HEADER]: person }) };
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

/** Leaves out undefined parameters. */
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

async function unreachable(cause: unknown): Promise<never> {
  await loadErrorTable();
  throw new AppError('unavailable', undefined, { cause });
}

/** Any body that is not our error format becomes `unavailable`: a proxy may answer with its own page. */
export async function refusalOf(response: Response): Promise<AppError> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  if (body?.code === 'second_factor_needed') return leaveForSecondStep();
  const texts = await loadErrorTable();
  if (!body || !texts || !Object.hasOwn(texts, body.code ?? '')) return unreachable(response);
  const retryAfterSeconds = Number(response.headers.get('Retry-After'));
  return new AppError(body.code, body.message, {
    ...(body.fields ? { fields: body.fields } : {}),
    ...(retryAfterSeconds > 0 ? { retryAfterSeconds } : {}),
  });
}

/** Every way to log in goes on there. The page that is left has nothing more to say, so this never resolves. */
function leaveForSecondStep(): Promise<never> {
  window.location.replace(SECOND_STEP_PATH + window.location.search);
  return new Promise(() => {});
}

/** Turns `not_found` into null; rethrows every other error. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (failure) {
    if (asAppError(failure).code === 'not_found') return null;
    throw failure;
  }
}

/** As specified of some lists: an empty one when it cannot be loaded. */
export function orEmpty<Item>(list: Promise<Item[]>): Promise<Item[]> {
  return list.catch(() => []);
}

/** Wraps any thrown value in an AppError, so that views can choose the text by its code. */
export function asAppError(failure: unknown): AppError {
  return failure instanceof AppError ? failure : new AppError('internal', undefined, { cause: failure });
}
