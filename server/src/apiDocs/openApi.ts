import { ENDPOINTS, type EndpointName } from '@preproom/models/contract/api';
import { API_BASE, type Endpoint } from '@preproom/models/contract/endpoint';
import { ErrorBody } from '@preproom/models/contract/errors';
import { LOGIN_COOKIE } from '@preproom/models/contract/users';
import { z } from '@preproom/models/contract/zod';
import { POLICIES, type Policy } from '../policy.ts';
import { refusalsOf } from './refusals.ts';

type Json = Record<string, unknown>;

/** The API as an OpenAPI 3.1 document, made of the contract and the policies alone. */
export function openApiDocument(brandName: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: `${brandName} API`,
      version: API_BASE.split('/v').at(-1),
      description: 'Every call that the pages make. The live room itself speaks over a socket.',
    },
    servers: [{ url: API_BASE }],
    paths: paths(),
    components: {
      schemas: { ErrorBody: jsonSchema(ErrorBody, 'output') },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: LOGIN_COOKIE, description: 'Set by logging in.' },
        token: { type: 'http', scheme: 'bearer', description: 'The token that logging in answers.' },
      },
    },
  };
}

function paths(): Record<string, Json> {
  const byPath: Record<string, Json> = {};
  for (const name of Object.keys(ENDPOINTS) as EndpointName[]) {
    const { method, path } = ENDPOINTS[name];
    const template = path.replace(/:(\w+)/g, '{$1}');
    byPath[template] = { ...byPath[template], [method.toLowerCase()]: operation(name) };
  }
  return byPath;
}

function operation(name: EndpointName): Json {
  const endpoint: Endpoint = ENDPOINTS[name];
  const policy: Policy = POLICIES[name];
  return {
    operationId: name,
    summary: endpoint.summary,
    description: whoMayCall(policy),
    tags: [groupOf(policy)],
    security: policy.who === 'anyone' ? [] : [{ cookie: [] }, { token: [] }],
    ...(endpoint.params && { parameters: parameters(endpoint.params) }),
    ...(endpoint.body && { requestBody: { required: true, content: json(endpoint.body, 'input') } }),
    responses: {
      200: { description: 'Success', content: json(endpoint.response, 'output') },
      ...refusalsOf(endpoint, policy),
    },
  };
}

/** Under which heading a call stands. */
function groupOf(policy: Policy): string {
  if (policy.who === 'anyone') return 'For everybody';
  return 'session' in policy ? 'For the people of a session' : 'With a login';
}

function whoMayCall(policy: Policy): string {
  if (policy.who === 'anyone') return 'For everybody.';
  const roles = `Roles: ${policy.who.join(', ')}`;
  return 'session' in policy ? `${roles}; only the session's own people.` : `${roles}.`;
}

function parameters(params: z.ZodType): Json[] {
  const { properties = {} } = jsonSchema(params, 'input') as { properties?: Record<string, Json> };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'path', required: true, schema }));
}

function json(schema: z.ZodType, io: 'input' | 'output'): Json {
  return { 'application/json': { schema: jsonSchema(schema, io) } };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  // OpenAPI 3.1 names the dialect once, for all schemas; and what a format says its long pattern need not say again.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  return rest;
}
