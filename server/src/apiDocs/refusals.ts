import type { Endpoint } from '@preproom/models/contract/http/endpoint';
import { ERROR_MESSAGES } from '@preproom/models/contract/http/errorMessages';
import type { ErrorCode } from '@preproom/models/contract/http/errors';
import { ERROR_STATUS } from '../http/errorStatus.ts';
import type { Policy } from '../http/policy.ts';

const content = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } };

const UPLOAD_REFUSALS = [
  'picture_too_big',
  'document_too_big',
  'wrong_file_type',
  'active_content',
  'unreadable_file',
  'password_needed',
] as const;

/** Error responses by status: those of the router and the policy, and `default` for those of a service. */
export function refusalsOf(endpoint: Endpoint, policy: Policy): Record<string, object> {
  const byStatus = Object.groupBy(codesOf(endpoint, policy), (code) => ERROR_STATUS[code]);
  const answers = Object.entries(byStatus).map(([status, codes = []]) => [
    status,
    { description: codes.map((code) => `\`${code}\`: ${ERROR_MESSAGES[code]}`).join(' '), content },
  ]);
  return {
    ...Object.fromEntries(answers),
    default: { description: 'Another refusal, by its code.', content },
  };
}

function codesOf({ method, params, query, body, upload }: Endpoint, policy: Policy): ErrorCode[] {
  const { who, whose } = policy;
  const isForAnyone = who === 'anyone';
  const ownRefusal = whose && whose.refusal !== 'not_allowed' ? [whose.refusal] : [];
  return [
    ...when(
      [query, body, upload].some((part) => part !== undefined),
      'bad_request',
    ),
    ...when(body !== undefined || upload === true, 'too_large'),
    ...when(upload === true, ...UPLOAD_REFUSALS),
    ...when(!isForAnyone, 'signed_out', 'not_allowed'),
    ...when(
      !isForAnyone && !policy.evenLeaving && (method === 'POST' || method === 'PUT'),
      'account_leaving',
    ),
    ...when('needsProof' in policy, 'proof_needed'),
    ...when(method !== 'GET', 'foreign_origin'),
    ...when(params !== undefined, 'not_found'),
    ...ownRefusal,
    'too_many_requests',
    'internal',
    'unavailable',
    ...when(method !== 'GET', 'storage_full'),
  ];
}

function when(condition: boolean, ...codes: ErrorCode[]): ErrorCode[] {
  return condition ? codes : [];
}
