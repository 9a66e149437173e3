import type { Method, Signature } from '../signature.ts';
import { typeName } from '../typeNames.ts';
import { SUPPORT } from './javaSupport.ts';
import type { Program, Trial } from './trial.ts';

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
    source: `${imports}\n${withoutPublicTypes(source)}\n${SUPPORT}${main}`,
    stdin: JSON.stringify([nonce, tests]),
    linesBefore: 1,
  };
}

/** A public class would have to stand in a file of its own. Lines and columns stay. */
function withoutPublicTypes(source: string): string {
  return source.replace(
    /^public(?=\s+(?:(?:final|abstract|sealed|strictfp)\s+)*(?:class|interface|enum|record)\b)/gm,
    '      ',
  );
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
