import { FILE_PART } from '@preproom/models/contract/accounts/files';
import { LOGIN_COOKIE } from '@preproom/models/contract/accounts/users';
import { ENDPOINTS, type EndpointName } from '@preproom/models/contract/api';
import { API_BASE, type Endpoint } from '@preproom/models/contract/http/endpoint';
import { ErrorBody } from '@preproom/models/contract/http/errorBody';
import { z } from '@preproom/models/contract/http/zod';
import type { Policy } from '../http/policy.ts';
import { refusalsOf } from './refusals.ts';

type Json = Record<string, unknown>;
export type Policies = Record<EndpointName, Policy>;

const FORM_WITH_FILE = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: [FILE_PART],
      properties: { [FILE_PART]: { type: 'string', format: 'binary' } },
    },
  },
};

/** The API as an OpenAPI 3.0 document, derived from the contract and the policies. Swagger UI resolves one of 3.1 as a whole, which takes it half a minute on a cheap computer. */
export function openApiDocument(brandName: string, policies: Policies): Json {
  return {
    openapi: '3.0.3',
    info: {
      title: `${brandName} API`,
      version: API_BASE.split('/v').at(-1),
      description: 'Every call that the pages make. The live room itself speaks over a socket.',
    },
    servers: [{ url: API_BASE }],
    paths: paths(policies),
    components: {
      schemas: { ErrorBody: jsonSchema(ErrorBody, 'output') },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: LOGIN_COOKIE, description: 'Set by logging in.' },
        token: { type: 'http', scheme: 'bearer', description: 'The token that logging in answers.' },
      },
    },
  };
}

function paths(policies: Policies): Record<string, Json> {
  const byPath: Record<string, Json> = {};
  for (const name of Object.keys(ENDPOINTS) as EndpointName[]) {
    const { method, path, base }: Endpoint = ENDPOINTS[name];
    const template = path.replace(/:(\w+)/g, '{$1}');
    byPath[template] = {
      ...byPath[template],
      ...(base && { servers: [{ url: base }] }),
      [method.toLowerCase()]: operation(name, policies[name]),
    };
  }
  return byPath;
}

function operation(name: EndpointName, policy: Policy): Json {
  const endpoint: Endpoint = ENDPOINTS[name];
  return {
    operationId: name,
    summary: endpoint.summary,
    description: whoMayCall(policy),
    tags: [groupOf(endpoint, policy)],
    security: policy.who === 'anyone' ? [] : [{ cookie: [] }, { token: [] }],
    ...parameters(endpoint),
    ...(endpoint.body && { requestBody: { required: true, content: json(endpoint.body, 'input') } }),
    ...(endpoint.upload && { requestBody: { required: true, content: FORM_WITH_FILE } }),
    responses: {
      200: { description: 'Success', content: answer(endpoint) },
      ...refusalsOf(endpoint, policy),
    },
  };
}

/** The heading that a call is listed under. */
function groupOf({ path }: Endpoint, { who, whose }: Policy): string {
  if (who === 'anyone') return 'For everybody';
  if (path.startsWith('/assessments')) return 'Assessments';
  return whose?.heading ?? 'With a login';
}

function whoMayCall(policy: Policy): string {
  if (policy.who === 'anyone') return 'For everybody.';
  const { whose } = policy;
  const roles =
    policy.who === 'team' ? `The team, right: ${policy.right}` : `Roles: ${policy.who.join(', ')}`;
  return whose ? `${roles}; ${whose.rule}.` : `${roles}.`;
}

function parameters({ params, query }: Endpoint): { parameters?: Json[] } {
  const described = [...(params ? fieldsOf(params, 'path') : []), ...(query ? fieldsOf(query, 'query') : [])];
  return described.length > 0 ? { parameters: described } : {};
}

function fieldsOf(fields: z.ZodType, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = jsonSchema(fields, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }));
}

function answer({ response, download }: Endpoint): Json {
  return download ? { [download]: {} } : json(response, 'output');
}

function json(schema: z.ZodType, io: 'input' | 'output'): Json {
  return { 'application/json': { schema: jsonSchema(schema, io) } };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  // A `format` makes the long pattern redundant.
  return z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io,
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  }) as Json;
}
