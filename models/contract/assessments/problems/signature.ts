/** Languages that a problem is solved in. */
export const CODE_LANGUAGES = ['javascript', 'typescript', 'python', 'java', 'cpp'] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];
/** Problems about databases are solved in SQL alone. */
export type ProblemLanguage = CodeLanguage | 'sql';

/** `int` has 32 bits and `long` 64 where the language tells them apart; both are whole numbers that JSON keeps exact. */
const SCALARS = ['int', 'long', 'float', 'string', 'boolean'] as const;
type Scalar = (typeof SCALARS)[number];

/**
 * Type of an argument or a result. In JSON a `ListNode` is the list of its values, and a `TreeNode` its values level by level from
 * the root, null for a child that is missing: `[1, null, 2]`.
 */
export type ValueType = Scalar | `${Scalar}[]` | `${Scalar}[][]` | 'ListNode' | 'ListNode[]' | 'TreeNode';
export const VALUE_TYPES: readonly ValueType[] = [
  ...SCALARS,
  ...SCALARS.flatMap((scalar) => [`${scalar}[]`, `${scalar}[][]`] as const),
  'ListNode',
  'ListNode[]',
  'TreeNode',
];

export interface Parameter {
  name: string;
  type: ValueType;
}

export interface Method {
  name: string;
  params: readonly Parameter[];
  /** `void`: nothing. For a function: it changes its first argument, which is what is judged. */
  returns: ValueType | 'void';
}

/** A function to write. Names are in camel case; Python's are made from them. */
export type FunctionSignature = Method & { kind: 'function' };

/** A class to write. A test creates one object and calls its methods one after the other. */
export interface ClassSignature {
  kind: 'class';
  name: string;
  params: readonly Parameter[];
  methods: readonly Method[];
}
export type Signature = FunctionSignature | ClassSignature;

/** The type of what a function is judged by. */
export function judgedType({ params, returns }: Method): ValueType {
  const first = params[0];
  if (returns !== 'void') return returns;
  if (!first) throw new Error('nothing is returned and nothing is changed');
  return first.type;
}

/** The types that occur in a signature, each once. */
export function typesOf(signature: Signature): ValueType[] {
  const methods = signature.kind === 'function' ? [signature] : signature.methods;
  const own = signature.kind === 'class' ? signature.params.map(({ type }) => type) : [];
  const used = methods.flatMap(({ params, returns }) => [...params.map(({ type }) => type), returns]);
  return [...new Set([...own, ...used])].filter((type) => type !== 'void');
}

/** The elements' type; null for what is no list. */
export function elementType(type: ValueType): ValueType | null {
  return type.endsWith('[]') ? (type.slice(0, -2) as ValueType) : null;
}

/** `maxProfit` as Python writes it: `max_profit`. Names of classes stay. */
export function snakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();
}
