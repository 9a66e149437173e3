import {
  type CodeLanguage,
  type Method,
  type Signature,
  snakeCase,
  typesOf,
  type ValueType,
} from './signature.ts';
import { typeName } from './typeNames.ts';

/** What the editor holds before the first key: the signature with an empty body, and how lists and trees are made if it has any. */
export function starterCode(signature: Signature, language: CodeLanguage): string {
  const notes = nodeNotes(signature, language);
  const code = STARTERS[language](signature);
  return `${notes}${code.join('\n')}\n`;
}

type Starter = (signature: Signature) => string[];

const javascript: Starter = (signature) => {
  const documented = ({ name, params, returns }: Method, head: string, indent = '') => [
    `${indent}/**`,
    ...params.map((param) => `${indent} * @param {${typeName('typescript', param.type)}} ${param.name}`),
    `${indent} * @returns {${typeName('typescript', returns)}}`,
    `${indent} */`,
    `${indent}${head}${name}(${params.map((param) => param.name).join(', ')}) {`,
    `${indent}  `,
    `${indent}}`,
  ];
  if (signature.kind === 'function') return documented(signature, 'function ');
  const { name, params, methods } = signature;
  return [
    `class ${name} {`,
    ...params.map((param) => `  /** @param {${typeName('typescript', param.type)}} ${param.name} */`),
    `  constructor(${params.map((param) => param.name).join(', ')}) {`,
    '    ',
    '  }',
    ...methods.flatMap((method) => ['', ...documented(method, '', '  ')]),
    '}',
  ];
};

const typescript: Starter = (signature) => {
  const list = (params: Method['params']) =>
    params.map(({ name, type }) => `${name}: ${typeName('typescript', type)}`).join(', ');
  const head = ({ name, params, returns }: Method) =>
    `${name}(${list(params)}): ${typeName('typescript', returns)} {`;
  if (signature.kind === 'function') return [`function ${head(signature)}`, '  ', '}'];
  return [
    `class ${signature.name} {`,
    `  constructor(${list(signature.params)}) {`,
    '    ',
    '  }',
    ...signature.methods.flatMap((method) => ['', `  ${head(method)}`, '    ', '  }']),
    '}',
  ];
};

const python: Starter = (signature) => {
  const list = (params: Method['params']) =>
    params.map(({ name, type }) => `${snakeCase(name)}: ${typeName('python', type)}`);
  const head = ({ name, params, returns }: Method, first: string[] = []) =>
    `def ${snakeCase(name)}(${[...first, ...list(params)].join(', ')}) -> ${typeName('python', returns)}:`;
  if (signature.kind === 'function') return [head(signature), '    pass'];
  return [
    `class ${signature.name}:`,
    `    def __init__(${['self', ...list(signature.params)].join(', ')}):`,
    '        pass',
    ...signature.methods.flatMap((method) => ['', `    ${head(method, ['self'])}`, '        pass']),
  ];
};

const java: Starter = (signature) => {
  const list = (params: Method['params']) =>
    params.map(({ name, type }) => `${typeName('java', type)} ${name}`).join(', ');
  const method = ({ name, params, returns }: Method) => [
    `    public ${typeName('java', returns)} ${name}(${list(params)}) {`,
    '        ',
    '    }',
  ];
  if (signature.kind === 'function') return ['class Solution {', ...method(signature), '}'];
  return [
    `class ${signature.name} {`,
    `    public ${signature.name}(${list(signature.params)}) {`,
    '        ',
    '    }',
    ...signature.methods.flatMap((each) => ['', ...method(each)]),
    '}',
  ];
};

const cpp: Starter = (signature) => {
  const list = (params: Method['params']) =>
    params.map(({ name, type }) => `${cppParameter(type)}${name}`).join(', ');
  const head = ({ name, params, returns }: Method) =>
    `${typeName('cpp', returns)} ${name}(${list(params)}) {`;
  if (signature.kind === 'function') return [head(signature), '    ', '}'];
  return [
    `class ${signature.name} {`,
    'public:',
    `    ${signature.name}(${list(signature.params)}) {`,
    '        ',
    '    }',
    ...signature.methods.flatMap((method) => ['', `    ${head(method)}`, '        ', '    }']),
    '};',
  ];
};

const STARTERS: Record<CodeLanguage, Starter> = { javascript, typescript, python, java, cpp };

/** Lists and texts are passed by reference, so that a function can change its argument. */
function cppParameter(type: ValueType): string {
  const name = typeName('cpp', type);
  if (name.endsWith('*')) return name.replace('*', ' *');
  return name.startsWith('vector') || name === 'string' ? `${name}& ` : `${name} `;
}

const NODE_NOTES: Record<'ListNode' | 'TreeNode', Record<'script' | 'python' | 'java' | 'cpp', string>> = {
  ListNode: {
    script: '// new ListNode(val, next = null)\n',
    python: '# ListNode(val, next=None)\n',
    java: '// new ListNode(int val), new ListNode(int val, ListNode next)\n',
    cpp: '// new ListNode{val, next}: struct ListNode { int val; ListNode* next; }\n',
  },
  TreeNode: {
    script: '// new TreeNode(val, left = null, right = null)\n',
    python: '# TreeNode(val, left=None, right=None)\n',
    java: '// new TreeNode(int val), new TreeNode(int val, TreeNode left, TreeNode right)\n',
    cpp: '// new TreeNode{val, left, right}: struct TreeNode { int val; TreeNode* left; TreeNode* right; }\n',
  },
};

function nodeNotes(signature: Signature, language: CodeLanguage): string {
  const kind = language === 'javascript' || language === 'typescript' ? 'script' : language;
  const types = typesOf(signature);
  const nodes = (['ListNode', 'TreeNode'] as const).filter((node) =>
    types.some((type) => type.startsWith(node)),
  );
  return nodes.map((node) => NODE_NOTES[node][kind]).join('');
}
