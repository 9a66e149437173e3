import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENDPOINTS } from './api.ts';
import { addressOf, type Endpoint } from './http/endpoint.ts';

test('every endpoint of the contract is listed in its area, under a name of its own', async () => {
  const files = globSync('*/*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !/\.test\.|endpoints/.test(file),
  );
  const exported = await Promise.all(files.map((file) => import(join(import.meta.dirname, file))));
  const endpoints = exported.flatMap((module) =>
    Object.entries(module).filter(([, value]) => isEndpoint(value)),
  );
  expect(endpoints.map(([name]) => name).sort()).toEqual(Object.keys(ENDPOINTS).sort());
});

test('no two endpoints share an address', () => {
  const addresses = Object.values(ENDPOINTS).map((one: Endpoint) => `${one.method} ${addressOf(one)}`);
  expect(addresses).toHaveLength(new Set(addresses).size);
});

test('where two addresses fit the same path, one has fewer parameters and is asked first', () => {
  const all: Endpoint[] = Object.values(ENDPOINTS);
  const unclear = all.flatMap((one, i) =>
    all
      .slice(i + 1)
      .filter((other) => fitsSamePath(one, other) && parametersOf(one) === parametersOf(other))
      .map((other) => `${addressOf(one)} and ${addressOf(other)}`),
  );
  expect(unclear).toEqual([]);
});

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'summary' in value
  );
}

function fitsSamePath(one: Endpoint, other: Endpoint): boolean {
  const [parts, otherParts] = [addressOf(one).split('/'), addressOf(other).split('/')];
  const isFree = (part = '') => part.startsWith(':');
  return (
    one.method === other.method &&
    parts.length === otherParts.length &&
    parts.every((part, i) => part === otherParts[i] || isFree(part) || isFree(otherParts[i]))
  );
}

function parametersOf(endpoint: Endpoint): number {
  return addressOf(endpoint).split('/:').length - 1;
}
