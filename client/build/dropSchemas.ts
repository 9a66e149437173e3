import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const SERVER_ONLY = new Set(['summary', 'params', 'query', 'body', 'response']);

/**
 * Pages need an endpoint's method and path; what they send is checked by the server. In the build this takes the schemas out of
 * the contract's endpoints, and marks the contract as free of side effects, so that what nobody uses goes. zod then reaches those
 * chunks alone that parse something: the first view is a quarter lighter.
 */
export function dropSchemas(): Plugin {
  return {
    name: 'drop-schemas',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/models\/contract\/(\w+\/)*\w+\.ts$/ },
      handler(code) {
        const edits = this.parse(code, { lang: 'ts' }).body.flatMap((node) =>
          editsOf(node as unknown as Node),
        );
        return { code: edited(code, edits), map: null, moduleSideEffects: false };
      },
    },
  };
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The edits of one statement at the top of a module. */
function editsOf(statement: Node): Edit[] {
  const declaration = (statement.declaration ?? statement) as Node;
  if (declaration.type !== 'VariableDeclaration') return [];
  return (declaration.declarations as Node[]).flatMap(({ init }) => initEdits(init as Node | null));
}

function initEdits(init: Node | null): Edit[] {
  if (init?.type !== 'CallExpression') return [];
  const [argument] = init.arguments as Node[];
  if ((init.callee as Node).name === 'endpoint' && argument) return endpointEdits(init, argument);
  return [insert(init.start, '/*#__PURE__*/(() => '), insert(init.end, ')()')];
}

/** `endpoint({ method, path, response: … })` becomes `({ method, path })`. */
function endpointEdits(call: Node, { properties, start }: Node): Edit[] {
  const dropped = (properties as Node[]).filter(({ key }) => SERVER_ONLY.has((key as Node).name as string));
  return [
    { start: call.start, end: start, text: '(' },
    ...dropped.map((property) => ({ start: property.start, end: property.end, text: '...{}' })),
  ];
}

function insert(at: number, text: string): Edit {
  return { start: at, end: at, text };
}

function edited(code: string, edits: Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}
