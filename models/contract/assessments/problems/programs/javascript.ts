import type { Program, Trial } from './trial.ts';

/** What a program calls is taken before a person's code runs, which may change the built-in objects. */
const PROLOGUE = String.raw`
const __problem = (() => {
  const { parse, stringify } = JSON;
  const { isArray, from } = Array;
  const { isView } = ArrayBuffer;
  const { isSafeInteger } = Number;
  const print = console.log.bind(console);
  const clock = globalThis.performance ?? Date;
  const now = clock.now.bind(clock);
  class ListNode {
    constructor(val = 0, next = null) { this.val = val; this.next = next; }
  }
  class TreeNode {
    constructor(val = 0, left = null, right = null) { this.val = val; this.left = left; this.right = right; }
  }
  const MAX_NODES = 100000;
  const toList = (values) => {
    let head = null;
    for (let i = values.length - 1; i >= 0; i--) head = new ListNode(values[i], head);
    return head;
  };
  const listValues = (head) => {
    const values = [];
    for (let node = head; node; node = node.next) {
      if (values.length === MAX_NODES) throw new RangeError('the list has no end');
      values[values.length] = node.val;
    }
    return values;
  };
  const toTree = (values) => {
    if (values.length === 0 || values[0] === null) return null;
    const root = new TreeNode(values[0]);
    const parents = [root];
    for (let i = 1, at = 0; i < values.length; i += 2, at++) {
      for (const [side, value] of [['left', values[i]], ['right', values[i + 1]]]) {
        if (value === null || value === undefined) continue;
        parents[at][side] = new TreeNode(value);
        parents.push(parents[at][side]);
      }
    }
    return root;
  };
  const treeValues = (root) => {
    const values = [];
    const nodes = root ? [root] : [];
    for (let i = 0; i < nodes.length; i++) {
      if (i === MAX_NODES) throw new RangeError('the tree has no end');
      values.push(nodes[i] ? nodes[i].val : null);
      if (nodes[i]) nodes.push(nodes[i].left, nodes[i].right);
    }
    while (values.length > 0 && values[values.length - 1] === null) values.pop();
    return values;
  };
  const decode = (type, value) => {
    if (type === 'ListNode') return toList(value);
    if (type === 'TreeNode') return toTree(value);
    return type === 'ListNode[]' ? value.map(toList) : value;
  };
  const encode = (type, value) => {
    if (type === 'ListNode') return listValues(value);
    if (type === 'TreeNode') return treeValues(value);
    return type === 'ListNode[]' ? from(value, listValues) : value;
  };
  const plain = (_, value) => {
    if (typeof value === 'bigint') return plain('', isSafeInteger(Number(value)) ? Number(value) : { $number: String(value) });
    if (typeof value === 'number' && !(value - value === 0)) return { $number: String(value) };
    if (isView(value)) return from(value);
    if (value instanceof Map || value instanceof Set || value instanceof Promise)
      throw new TypeError('returned a ' + value.constructor.name);
    return value === undefined || typeof value === 'function' ? null : value;
  };
  const call = (method, target, args) => {
    const values = method.params.map(({ type }, i) => decode(type, args[i]));
    const result = target(values);
    return method.returns === 'void' ? { values } : { result: encode(method.returns, result) };
  };
  const callFunction = (signature, target, args) => {
    const { values, result } = call(signature, (values) => target(...values), args);
    return values ? encode(signature.params[0].type, values[0]) : result;
  };
  const callClass = ({ params, methods }, Class, calls) => {
    let object;
    return calls.map(([name, ...args], i) => {
      if (i === 0) {
        object = new Class(...params.map(({ type }, at) => decode(type, args[at])));
        return null;
      }
      return call(methods.find((one) => one.name === name), (values) => object[name](...values), args).result ?? null;
    });
  };
  const run = (signature, tests, nonce, find) => {
    const target = find();
    for (const test of tests) {
      const args = parse(test);
      const startedAt = now();
      let answer;
      try {
        const result = (signature.kind === 'class' ? callClass : callFunction)(signature, target, args);
        const ms = now() - startedAt;
        answer = stringify({ result, ms }, plain);
      } catch (error) {
        answer = stringify({ error: String(error), ms: now() - startedAt });
      }
      print('\n' + nonce + ' ' + answer);
    }
  };
  return { run, ListNode, TreeNode };
})();
globalThis.ListNode = __problem.ListNode;
globalThis.TreeNode = __problem.TreeNode;
`
  .trim()
  .replaceAll(/\n\s*/g, ' ');

/** A script for any engine with `console.log`; TypeScript once its types are taken out. */
export function javascriptProgram({ signature, source, nonce, tests }: Trial): Program {
  // Each test as text: every call gets values of its own.
  const values = [signature, tests.map((args) => JSON.stringify(args)), nonce];
  const given = values.map((value) => JSON.stringify(value)).join(', ');
  return {
    source: `${PROLOGUE}\n${source}\n;__problem.run(${given}, () => ${signature.name});\n`,
    stdin: '',
    linesBefore: 1,
  };
}
