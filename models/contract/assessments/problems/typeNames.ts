import { type CodeLanguage, elementType, type ValueType } from './signature.ts';

type Typed = Exclude<CodeLanguage, 'javascript'>;

const NAMES: Record<Typed, Record<string, string>> = {
  typescript: {
    ...{ int: 'number', long: 'number', float: 'number', string: 'string', boolean: 'boolean' },
    ...{ ListNode: 'ListNode | null', TreeNode: 'TreeNode | null', void: 'void' },
  },
  python: {
    ...{ int: 'int', long: 'int', float: 'float', string: 'str', boolean: 'bool' },
    ...{ ListNode: 'ListNode | None', TreeNode: 'TreeNode | None', void: 'None' },
  },
  java: {
    ...{ int: 'int', long: 'long', float: 'double', string: 'String', boolean: 'boolean' },
    ...{ ListNode: 'ListNode', TreeNode: 'TreeNode', void: 'void' },
  },
  cpp: {
    ...{ int: 'int', long: 'long long', float: 'double', string: 'string', boolean: 'bool' },
    ...{ ListNode: 'ListNode*', TreeNode: 'TreeNode*', void: 'void' },
  },
};

const LISTS: Record<Typed, (element: string) => string> = {
  typescript: (element) => (element.includes(' ') ? `(${element})[]` : `${element}[]`),
  python: (element) => `list[${element}]`,
  java: (element) => `${element}[]`,
  cpp: (element) => `vector<${element}>`,
};

/** How a language writes the type. */
export function typeName(language: Typed, type: ValueType | 'void'): string {
  const element = type === 'void' ? null : elementType(type);
  if (element) return LISTS[language](typeName(language, element));
  return NAMES[language][type] ?? type;
}
