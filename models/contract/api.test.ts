import { expect, test } from 'vitest';
import { ENDPOINTS } from './api.ts';
import { type Endpoint, endpointPath } from './http/endpoint.ts';

test('no two endpoints share an address', () => {
  const addresses = Object.values(ENDPOINTS).map((one: Endpoint) => `${one.method} ${endpointPath(one)}`);
  expect(addresses).toHaveLength(new Set(addresses).size);
});

test('where two addresses fit the same path, one has fewer parameters and is asked first', () => {
  const all: Endpoint[] = Object.values(ENDPOINTS);
  const unclear = all.flatMap((one, i) =>
    all
      .slice(i + 1)
      .filter((other) => fitsSamePath(one, other) && parametersOf(one) === parametersOf(other))
      .map((other) => `${endpointPath(one)} and ${endpointPath(other)}`),
  );
  expect(unclear).toEqual([]);
});

function fitsSamePath(one: Endpoint, other: Endpoint): boolean {
  const [parts, otherParts] = [endpointPath(one).split('/'), endpointPath(other).split('/')];
  const isFree = (part = '') => part.startsWith(':');
  return (
    one.method === other.method &&
    parts.length === otherParts.length &&
    parts.every((part, i) => part === otherParts[i] || isFree(part) || isFree(otherParts[i]))
  );
}

function parametersOf(endpoint: Endpoint): number {
  return endpointPath(endpoint).split('/:').length - 1;
}
