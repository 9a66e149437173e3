import type { Endpoint } from '../http/endpoint.ts';
import { TEXT_RULES, type TextRule } from '../http/texts.ts';
import type { z } from '../http/zod.ts';

export interface TextField {
  /** Like `createJob.body.skills[]`. */
  path: string;
  schema: z.ZodType;
  /** `closed`: a pattern or a format says which characters it has. Undefined: nothing says it. */
  rule: TextRule | 'closed' | undefined;
}

/** Every text that this endpoint takes. */
export function textFieldsOf(name: string, { params, query, body }: Endpoint): TextField[] {
  const parts = Object.entries({ params, query, body });
  return parts.flatMap(([part, schema]) => (schema ? textFields(schema, `${name}.${part}`) : []));
}

/** Every text in what this schema takes. Throws for a kind of schema that it doesn't know. */
export function textFields(schema: z.core.$ZodType, path: string): TextField[] {
  const known = schema as z.core.$ZodTypes;
  const { def } = known._zod;
  switch (def.type) {
    case 'string':
      return [{ path, schema: schema as z.ZodType, rule: ruleOf(schema) }];
    case 'pipe':
      return pipeFields(def, schema, path);
    case 'object':
      return Object.entries(def.shape).flatMap(([key, part]) => textFields(part, `${path}.${key}`));
    case 'array':
      return textFields(def.element, `${path}[]`);
    case 'tuple':
      return def.items.flatMap((item, position) => textFields(item, `${path}[${position}]`));
    case 'record':
      return [...textFields(def.keyType, `${path}{key}`), ...textFields(def.valueType, `${path}{}`)];
    case 'union':
      return def.options.flatMap((option) => textFields(option, path));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return textFields(def.innerType, path);
    case 'enum':
    case 'literal':
    case 'number':
    case 'boolean':
    case 'null':
    case 'never':
      return [];
    default:
      throw new Error(`${path} is of an unknown kind: ${def.type}`);
  }
}

/** A text that is changed or checked further is judged as a whole. */
function pipeFields(def: z.core.$ZodPipeDef, schema: z.core.$ZodType, path: string): TextField[] {
  if (def.in._zod.def.type === 'transform') return textFields(def.out, path);
  if (def.in._zod.def.type !== 'string') return textFields(def.in, path);
  return [{ path, schema: schema as z.ZodType, rule: ruleOf(def.in) ?? ruleOf(def.out) }];
}

function ruleOf(schema: z.core.$ZodType): TextField['rule'] {
  const named = TEXT_RULES.get(schema as z.ZodType)?.rule;
  if (named) return named;
  const { def } = schema._zod as { def: { format?: string; checks?: z.core.$ZodCheck[] } };
  const isForm = (check: z.core.$ZodCheck) => check._zod.def.check === 'string_format';
  return def.format || def.checks?.some(isForm) ? 'closed' : undefined;
}
