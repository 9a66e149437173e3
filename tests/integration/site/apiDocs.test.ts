import { ENDPOINTS, type EndpointName } from '@preproom/models/contract/api';
import type { Endpoint } from '@preproom/models/contract/http/endpoint';
import { z } from '@preproom/models/contract/http/zod';
import { POLICIES } from '@preproom/server/composition';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PRODUCTION, type Stack, startStack } from '../../support/stack/startStack.ts';

interface Content {
  content: Record<string, { schema: z.core.JSONSchema.JSONSchema }>;
}
interface Operation {
  operationId: string;
  summary: string;
  security: Record<string, string[]>[];
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: Content & { required: boolean };
  responses: Record<string, Content & { description: string }>;
}
interface Document {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
}

let stack: Stack;
let document: Document;
beforeAll(async () => {
  stack = await startStack(PRODUCTION);
  const response = await fetch(`${stack.url}/api/openapi.json`);
  expect(response.headers.get('content-type')).toContain('application/json');
  document = (await response.json()) as Document;
});
afterAll(() => stack.stop());

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
const templateOf = ({ path }: Endpoint) => path.replace(/:(\w+)/g, '{$1}');

/** A path may also name the servers that it is below. */
function isOperation(value: object): value is Operation {
  return !Array.isArray(value);
}

function operationOf(name: EndpointName): Operation {
  const call: Endpoint = ENDPOINTS[name];
  const operation = document.paths[templateOf(call)]?.[call.method.toLowerCase()];
  if (!operation) throw new Error(`${name} is not described`);
  return operation;
}

describe('the description of the API, in production too', () => {
  test('is an OpenAPI document of our address', () => {
    expect(document).toMatchObject({
      openapi: '3.0.3',
      info: { title: 'PrepRoom API', version: '1.3' },
      servers: [{ url: '/api/v1.3' }],
    });
  });

  test('has every call of the contract under its own name, and no other', () => {
    const operations = Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .filter(isOperation);
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...NAMES].sort());
  });

  test.each(NAMES)('%s: parameters, body, who may call it and its refusals are there', (name) => {
    const call: Endpoint = ENDPOINTS[name];
    const operation = operationOf(name);
    const inPath = [...templateOf(call).matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    expect(operation.operationId).toBe(name);
    const queried = call.query instanceof z.ZodObject ? Object.entries<z.ZodType>(call.query.shape) : [];
    expect(operation.parameters ?? []).toEqual([
      ...inPath.map((name) => ({ name, in: 'path', required: true, schema: expect.anything() })),
      ...queried.map(([name, type]) => ({
        name,
        in: 'query',
        required: !type.safeParse(undefined).success,
        schema: expect.anything(),
      })),
    ]);
    expect(Object.keys(operation.requestBody?.content ?? {})).toEqual([
      ...(call.body ? ['application/json'] : []),
      ...(call.upload ? ['multipart/form-data'] : []),
    ]);
    const isOpen = POLICIES[name].who === 'anyone';
    expect(operation.security).toEqual(isOpen ? [] : [{ cookie: [] }, { token: [] }]);
    expect('401' in operation.responses).toBe(!isOpen);
    expect('403' in operation.responses).toBe(!isOpen || call.method !== 'GET');
    const isChecked = [call.body, call.query, call.upload].some((part) => part !== undefined);
    expect('400' in operation.responses).toBe(isChecked);
    for (const response of Object.values(operation.responses)) expect(response.description).not.toBe('');
  });

  test('refers only to what it defines', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(NAMES.length);
    for (const [, name = ''] of references) expect(document.components.schemas).toHaveProperty(name);
    const all = JSON.stringify(document).match(/"\$ref"/g);
    expect(all).toHaveLength(references.length);
    const schemes = NAMES.flatMap((name) => operationOf(name).security.flatMap(Object.keys));
    for (const scheme of schemes) expect(document.components.securitySchemes).toHaveProperty(scheme);
  });

  test('every schema in it is one, by which the real answers can be checked', async () => {
    for (const name of NAMES) {
      const { requestBody, responses } = operationOf(name);
      const { download }: Endpoint = ENDPOINTS[name];
      const answer = responses[200];
      if (download) expect(Object.keys(answer?.content ?? {})).toEqual([download]);
      for (const { content } of [requestBody, download ? undefined : answer].filter(
        (part) => part !== undefined,
      ))
        for (const { schema } of Object.values(content)) expect(() => z.fromJSONSchema(schema)).not.toThrow();
    }
    const schema = operationOf('getProducts').responses[200]?.content['application/json']?.schema ?? {};
    const answer = await (await fetch(`${stack.url}/api/v1.3/product`)).json();
    expect(z.fromJSONSchema(schema).safeParse(answer).success).toBe(true);
    expect(z.fromJSONSchema(schema).safeParse({ product: [{ _id: 'x' }] }).success).toBe(false);
  });
});

describe('below /api', () => {
  test.each([
    ['/api/docs', 'text/html'],
    ['/api/docs/start.js', 'text/javascript'],
    ['/api/docs/swagger-ui.css', 'text/css'],
    ['/api/docs/swagger-ui-bundle.js', 'text/javascript'],
  ])('%s is served by us, under the policy of all pages', async (path, type) => {
    const response = await fetch(`${stack.url}${path}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining(type),
    ]);
    expect(response.headers.get('content-security-policy')).toContain(
      "script-src 'self' 'wasm-unsafe-eval';",
    );
  });

  test.each(['/api', '/api/docs/index.html', '/api/docs/swagger-initializer.js', '/api/v9/product'])(
    '%s is not there',
    async (path) => {
      const response = await fetch(`${stack.url}${path}`);
      expect([response.status, await response.json()]).toMatchObject([404, { code: 'not_found' }]);
    },
  );
});
