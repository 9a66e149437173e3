import { type Signature, snakeCase } from '../signature.ts';
import type { Program, Trial } from './trial.ts';

const PROLOGUE = String.raw`
import json, math, sys, time

class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next

class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right

def __problem():
    MAX_NODES = 100000
    MAX_SAFE = 2 ** 53 - 1
    loads, dumps, now, out = json.loads, json.dumps, time.perf_counter, sys.stdout
    List, Tree = ListNode, TreeNode

    def to_list(values):
        head = None
        for value in reversed(values):
            head = List(value, head)
        return head

    def list_values(head):
        values = []
        while head is not None:
            if len(values) == MAX_NODES:
                raise ValueError('the list has no end')
            values.append(head.val)
            head = head.next
        return values

    def to_tree(values):
        if not values or values[0] is None:
            return None
        root = Tree(values[0])
        parents = [root]
        for i, value in enumerate(values[1:]):
            if value is not None:
                node = Tree(value)
                setattr(parents[i // 2], 'right' if i % 2 else 'left', node)
                parents.append(node)
        return root

    def tree_values(root):
        values = []
        nodes = [] if root is None else [root]
        for node in nodes:
            if len(values) == MAX_NODES:
                raise ValueError('the tree has no end')
            values.append(None if node is None else node.val)
            if node is not None:
                nodes.extend((node.left, node.right))
        while values and values[-1] is None:
            values.pop()
        return values

    def decode(type, value):
        if type == 'ListNode':
            return to_list(value)
        if type == 'TreeNode':
            return to_tree(value)
        if type.startswith('float'):
            return floats(value)
        return [to_list(each) for each in value] if type == 'ListNode[]' else value

    def floats(value):
        return [floats(each) for each in value] if isinstance(value, list) else float(value)

    def encode(type, value):
        if type == 'ListNode':
            return list_values(value)
        if type == 'TreeNode':
            return tree_values(value)
        return [list_values(each) for each in value] if type == 'ListNode[]' else value

    def plain(value):
        if value is None or isinstance(value, (bool, str)):
            return value
        if isinstance(value, int):
            return value if abs(value) <= MAX_SAFE else {'$number': str(value)}
        if isinstance(value, float):
            return value + 0.0 if math.isfinite(value) else {'$number': str(value)}
        if isinstance(value, (list, tuple)):
            return [plain(each) for each in value]
        raise TypeError('returned a ' + type(value).__name__)

    def call(method, target, args):
        values = [decode(param['type'], arg) for param, arg in zip(method['params'], args)]
        result = target(*values)
        if method['returns'] == 'void':
            return values, None
        return None, encode(method['returns'], result)

    def call_function(signature, target, args):
        values, result = call(signature, target, args)
        return result if values is None else encode(signature['params'][0]['type'], values[0])

    def call_class(signature, Class, calls):
        first, *others = calls
        value = Class(*[decode(param['type'], arg) for param, arg in zip(signature['params'], first[1:])])
        methods = {method['name']: method for method in signature['methods']}
        results = [None]
        for name, *args in others:
            method = methods[name]
            results.append(call(method, getattr(value, method['python']), args)[1])
        return results

    def run(given, target):
        signature, tests, nonce = loads(given)
        answer_call = call_class if signature['kind'] == 'class' else call_function
        for test in tests:
            args = loads(test)
            started_at = now()
            try:
                result = answer_call(signature, target, args)
                ms = (now() - started_at) * 1000
                answer = {'result': plain(result), 'ms': ms}
            except (Exception, SystemExit) as error:
                ms = (now() - started_at) * 1000
                answer = {'error': type(error).__name__ + ': ' + str(error), 'ms': ms}
            out.write('\n' + nonce + ' ' + dumps(answer) + '\n')
            out.flush()

    return run

__problem_run = __problem()
`;

/** JSON in a literal of Python: the escapes of JSON are Python's too. */
const pythonText = (value: unknown) => JSON.stringify(JSON.stringify(value));

/** A script without imports but of the standard library. */
export function pythonProgram({ signature, source, nonce, tests }: Trial): Program {
  const given = [named(signature), tests.map((args) => JSON.stringify(args)), nonce];
  const name = signature.kind === 'class' ? signature.name : snakeCase(signature.name);
  const prologue = `exec(compile(${JSON.stringify(PROLOGUE)}, "<judge>", "exec"))`;
  const epilogue = `__problem_run(${pythonText(given)}, ${name})`;
  return { source: `${prologue}\n${source}\n${epilogue}\n`, stdin: '', linesBefore: 1 };
}

function named(signature: Signature): object {
  if (signature.kind === 'function') return signature;
  return {
    ...signature,
    methods: signature.methods.map((method) => ({ ...method, python: snakeCase(method.name) })),
  };
}
