import { ENDPOINTS, type EndpointName } from '@preproom/models/contract/api';
import { type Endpoint, endpointPath } from '@preproom/models/contract/http/endpoint';
import { textFieldsOf } from '@preproom/models/contract/testing/textFields';
import { GOOD_BODIES } from './goodBodies.ts';

export interface HostileRequest {
  method: string;
  path: string;
  body?: string;
  /** Where the hostile value stands, for the report of a failure. */
  about: string;
}

/** Texts that no page of ours sends; in JSON a lone half of a surrogate pair is possible. */
const TEXTS = [
  '\0',
  'a\0b',
  '\ud800',
  'x\udfffy',
  '\u0001\u001f\u007f',
  '\u202egnp.exe',
  '\u200b',
  'x'.repeat(5_000),
  '$where',
  '__proto__',
  '(a+)+$',
  '',
];
const OTHER_TYPES = [null, true, -1, 1e308, [], {}, ['\0'], { $gt: '' }, { '\0': '\0' }, [[[[]]]]];
/** In an address: percent-encoded bytes, also such as are no UTF-8. */
const ENCODED = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%C0%AE',
  '%E0%A4%A',
  '%',
  '%0D%0A',
  '%E2%80%AE',
  '..%2F..%2Fetc',
  '%24ne',
  'x'.repeat(3_000),
];

/** One request for each parameter of this call and each hostile value in its place. The rest of the request fits, as far as known. */
export function hostileRequests(name: EndpointName): HostileRequest[] {
  const endpoint: Endpoint = ENDPOINTS[name];
  const send = (part: object, about: string) => ({
    method: endpoint.method,
    path: fitting(endpoint),
    about,
    ...part,
  });
  const body = endpoint.body ? { body: JSON.stringify(GOOD_BODIES[name] ?? {}) } : {};
  const inPath = parametersOf(endpoint).flatMap((parameter) =>
    ENCODED.map((value) =>
      send({ ...body, path: fitting(endpoint, { [parameter]: value }) }, `:${parameter}=${value}`),
    ),
  );
  const inQuery = keysIn(name, 'query').flatMap((key) =>
    [`${key}=`, `${key}[]=`, `${key}[$ne]=`].flatMap((begin) =>
      ENCODED.map((value) => send({ ...body, path: `${fitting(endpoint)}?${begin}${value}` }, begin + value)),
    ),
  );
  const inBody = endpoint.body ? hostileBodies(name).map(([about, text]) => send({ body: text }, about)) : [];
  return [...inPath, ...inQuery, ...inBody];
}

function hostileBodies(name: EndpointName): [string, string][] {
  const good = GOOD_BODIES[name] ?? {};
  const places = new Set([...Object.keys(good), ...keysIn(name, 'body')]);
  const values = [...TEXTS, ...OTHER_TYPES];
  const inPlaces = [...places].flatMap((key) => values.map((value) => ({ ...good, [key]: value })));
  const inTexts = textPlaces(good).flatMap((place) => TEXTS.map((text) => replaced(good, place, text)));
  const whole = [...OTHER_TYPES, ...TEXTS, { ...good, extra: '\0' }, { ...good, '\0': 1 }];
  return [...inPlaces, ...inTexts, ...whole].map((value) => {
    const text = JSON.stringify(value);
    return [text.slice(0, 200), text];
  });
}

/** The first step of each text's path, as schemas may take more than the good body has. */
function keysIn(name: EndpointName, part: 'query' | 'body'): string[] {
  const begin = `${name}.${part}.`;
  const paths = textFieldsOf(name, ENDPOINTS[name]).map(({ path }) => path);
  const own = paths
    .filter((path) => path.startsWith(begin))
    .map((path) => path.slice(begin.length).split(/[.[{]/)[0] ?? '');
  return [...new Set(own)];
}

type Place = (string | number)[];

/** Where texts stand inside a value, those at its top left out. */
function textPlaces(value: unknown, place: Place = []): Place[] {
  if (typeof value === 'string') return place.length > 1 ? [place] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textPlaces(part, [...place, key]));
}

function replaced(value: unknown, [first, ...rest]: Place, by: string): unknown {
  if (first === undefined) return by;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[first] = replaced(copy[first], rest, by);
  return copy;
}

function parametersOf({ path }: Endpoint): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter);
}

function fitting(endpoint: Endpoint, values: Record<string, string> = {}): string {
  return endpointPath(endpoint).replace(
    /:(\w+)/g,
    (_, parameter) => values[parameter] ?? fittingValue(parameter),
  );
}

function fittingValue(parameter: string): string {
  if (parameter === 'roomid') return 'a'.repeat(12);
  if (parameter === 'questionId') return 'hr-1-conflict';
  if (parameter === 'measure') return 'talk_time';
  if (parameter === 'language') return 'hi';
  if (parameter === 'folder') return 'photo';
  return /^(asked|note)Id$/.test(parameter) ? crypto.randomUUID() : '0'.repeat(24);
}

/** Values that a header can carry; `fetch` itself refuses line breaks and NUL. */
export const HOSTILE_HEADERS: Record<string, string>[] = [
  'accept-language',
  'authorization',
  'cookie',
  'user-agent',
  'origin',
  'if-none-match',
  'x-forwarded-for',
  'content-type',
].flatMap((header) =>
  ['\u00ff\u00fe', '%00', 'x'.repeat(5_000), 'jwt=%00', 'jwt=%E0%A4%A', 'Bearer a.b.c', ';;,,=='].map(
    (value) => ({ [header]: value }),
  ),
);
