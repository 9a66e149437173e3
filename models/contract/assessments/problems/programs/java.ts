import type { Method, Signature } from '../signature.ts';
import { typeName } from '../typeNames.ts';
import type { Program, Trial } from './trial.ts';

/** Reads JSON into lists, texts and numbers, turns those into a parameter's type, and writes results. */
const SUPPORT = String.raw`
class ListNode {
    int val; ListNode next;
    ListNode(int val) { this.val = val; }
    ListNode(int val, ListNode next) { this.val = val; this.next = next; }
}

class TreeNode {
    int val; TreeNode left, right;
    TreeNode(int val) { this.val = val; }
    TreeNode(int val, TreeNode left, TreeNode right) { this.val = val; this.left = left; this.right = right; }
}

class ProblemValues {
    static final int MAX_NODES = 100000;
    static final long MAX_SAFE = (1L << 53) - 1;
    private final String text;
    private int at = 0;

    ProblemValues(String text) { this.text = text; }

    Object parse() {
        char next = text.charAt(at);
        if (next == '[') return parseList();
        if (next == '"') return parseText();
        if (next == 't') { at += 4; return true; }
        if (next == 'f') { at += 5; return false; }
        if (next == 'n') { at += 4; return null; }
        int from = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) at++;
        String number = text.substring(from, at);
        if (number.matches("-?[0-9]+")) return Long.parseLong(number);
        return Double.parseDouble(number);
    }

    private List<Object> parseList() {
        List<Object> values = new ArrayList<>();
        for (at++; text.charAt(at) != ']';) {
            values.add(parse());
            if (text.charAt(at) == ',') at++;
        }
        at++;
        return values;
    }

    private String parseText() {
        StringBuilder value = new StringBuilder();
        for (at++; text.charAt(at) != '"'; at++) {
            char next = text.charAt(at);
            if (next != '\\') { value.append(next); continue; }
            char escaped = text.charAt(++at);
            int known = "bfnrt".indexOf(escaped);
            if (escaped == 'u') {
                value.append((char) Integer.parseInt(text.substring(at + 1, at + 5), 16));
                at += 4;
            } else value.append(known < 0 ? escaped : "\b\f\n\r\t".charAt(known));
        }
        at++;
        return value.toString();
    }

    static Object to(Class<?> type, Object value) {
        if (type == int.class) return ((Number) value).intValue();
        if (type == long.class) return ((Number) value).longValue();
        if (type == double.class) return ((Number) value).doubleValue();
        if (type == ListNode.class) return toList((List<?>) value);
        if (type == TreeNode.class) return toTree((List<?>) value);
        if (!type.isArray()) return value;
        List<?> values = (List<?>) value;
        Object array = java.lang.reflect.Array.newInstance(type.getComponentType(), values.size());
        for (int i = 0; i < values.size(); i++)
            java.lang.reflect.Array.set(array, i, to(type.getComponentType(), values.get(i)));
        return array;
    }

    private static ListNode toList(List<?> values) {
        ListNode head = null;
        for (int i = values.size() - 1; i >= 0; i--) head = new ListNode(((Number) values.get(i)).intValue(), head);
        return head;
    }

    private static TreeNode toTree(List<?> values) {
        if (values.isEmpty() || values.get(0) == null) return null;
        List<TreeNode> parents = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            if (values.get(i) == null) continue;
            TreeNode node = new TreeNode(((Number) values.get(i)).intValue());
            if (i > 0 && i % 2 == 1) parents.get((i - 1) / 2).left = node;
            else if (i > 0) parents.get((i - 1) / 2).right = node;
            parents.add(node);
        }
        return parents.get(0);
    }

    static void write(Class<?> type, Object value, StringBuilder out) {
        if (type == ListNode.class) writeList(int.class, listValues((ListNode) value), out);
        else if (type == TreeNode.class) writeList(int.class, treeValues((TreeNode) value), out);
        else if (value == null) out.append("null");
        else if (type == String.class) writeText((String) value, out);
        else if (value instanceof Double number && (number.isNaN() || number.isInfinite())) writeNumber(value, out);
        else if (value instanceof Long number && (number > MAX_SAFE || number < -MAX_SAFE)) writeNumber(value, out);
        else if (value instanceof Double number) out.append(number + 0.0);
        else if (type.isArray()) {
            List<Object> values = new ArrayList<>();
            for (int i = 0; i < java.lang.reflect.Array.getLength(value); i++)
                values.add(java.lang.reflect.Array.get(value, i));
            writeList(type.getComponentType(), values, out);
        } else out.append(value);
    }

    private static void writeList(Class<?> type, List<?> values, StringBuilder out) {
        out.append('[');
        for (int i = 0; i < values.size(); i++) {
            if (i > 0) out.append(',');
            write(type, values.get(i), out);
        }
        out.append(']');
    }

    private static void writeNumber(Object value, StringBuilder out) {
        out.append("{\"$number\":\"").append(value).append("\"}");
    }

    static void writeText(String value, StringBuilder out) {
        out.append('"');
        for (char each : value.toCharArray()) {
            if (each == '"' || each == '\\') out.append('\\').append(each);
            else if (each < ' ' || each > '~') out.append(String.format("\\u%04x", (int) each));
            else out.append(each);
        }
        out.append('"');
    }

    static List<Object> listValues(ListNode head) {
        List<Object> values = new ArrayList<>();
        for (ListNode node = head; node != null; node = node.next) {
            if (values.size() == MAX_NODES) throw new IllegalStateException("the list has no end");
            values.add(node.val);
        }
        return values;
    }

    static List<Object> treeValues(TreeNode root) {
        List<Object> values = new ArrayList<>();
        List<TreeNode> nodes = new ArrayList<>();
        if (root != null) nodes.add(root);
        for (int i = 0; i < nodes.size(); i++) {
            if (i == MAX_NODES) throw new IllegalStateException("the tree has no end");
            TreeNode node = nodes.get(i);
            values.add(node == null ? null : (Object) node.val);
            if (node != null) { nodes.add(node.left); nodes.add(node.right); }
        }
        while (!values.isEmpty() && values.get(values.size() - 1) == null) values.remove(values.size() - 1);
        return values;
    }
}
`;

const MAIN = String.raw`
class Main {
    // Deep recursion is usual in these problems.
    static final long STACK_BYTES = 1L << 28;

    public static void main(String[] args) throws Exception {
        Thread thread = new Thread(null, Main::run, "main", STACK_BYTES);
        thread.start();
        thread.join();
    }

    static void run() {
        String input;
        try { input = new String(System.in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8); }
        catch (java.io.IOException error) { throw new RuntimeException(error); }
        List<?> given = (List<?>) new ProblemValues(input).parse();
        for (Object test : (List<?>) given.get(1)) {
            StringBuilder out = new StringBuilder();
            long startedAt = System.nanoTime();
            try { call((List<?>) test, out); }
            catch (Throwable error) {
                out = new StringBuilder("\"error\":");
                ProblemValues.writeText(error.toString(), out);
            }
            double ms = (System.nanoTime() - startedAt) / 1e6;
            System.out.println("\n" + given.get(0) + " {" + out + ",\"ms\":" + ms + "}");
        }
    }

    static void call(List<?> test, StringBuilder out) {
        CALL
    }
}
`;

/** One source file whose class `Main` reads the tests from its input. */
export function javaProgram({ signature, source, nonce, tests }: Trial): Program {
  const imports = 'import java.util.*; import java.util.function.*; import java.util.stream.*;';
  const main = MAIN.replace('CALL', () => calls(signature).join('\n        '));
  return {
    source: `${imports}\n${source}\n${SUPPORT}${main}`,
    stdin: JSON.stringify([nonce, tests]),
    linesBefore: 1,
  };
}

function calls(signature: Signature): string[] {
  if (signature.kind === 'function') {
    const { name, returns } = signature;
    const run = `new Solution().${name}(${signature.params.map((_, i) => `value${i}`).join(', ')})`;
    const [changed] = signature.params;
    return [
      ...signature.params.map(
        ({ type }, i) => `${typeName('java', type)} value${i} = ${value(type, `test.get(${i})`)};`,
      ),
      returns === 'void' ? `${run};` : `${typeName('java', returns)} result = ${run};`,
      'out.append("\\"result\\":");',
      returns === 'void' && changed ? written(changed.type, 'value0') : written(returns, 'result'),
    ];
  }
  return [
    'List<?> made = (List<?>) test.get(0);',
    `${signature.name} object = new ${signature.name}(${args(signature, 'made')});`,
    'out.append("\\"result\\":[null");',
    'for (int i = 1; i < test.size(); i++) {',
    '    List<?> step = (List<?>) test.get(i);',
    "    out.append(',');",
    '    switch ((String) step.get(0)) {',
    ...signature.methods.map((method) => {
      const run = `object.${method.name}(${args(method, 'step')})`;
      const body = method.returns === 'void' ? `${run}; out.append("null");` : written(method.returns, run);
      return `        case "${method.name}": ${body} break;`;
    }),
    '    }',
    '}',
    "out.append(']');",
  ];
}

const args = ({ params }: Pick<Method, 'params'>, list: string) =>
  params.map(({ type }, i) => value(type, `${list}.get(${i + 1})`)).join(', ');

function value(type: Method['params'][number]['type'], json: string): string {
  const name = typeName('java', type);
  return `(${name}) ProblemValues.to(${name}.class, ${json})`;
}

const written = (type: Method['returns'], result: string) =>
  `ProblemValues.write(${typeName('java', type)}.class, ${result}, out);`;
