import { transform } from 'sucrase';
import type { Traceback } from '../runProtocol.ts';

/** TypeScript without its types, each line where it was. Types are not checked. A syntax error is a traceback. */
export function stripTypes(source: string): string | Traceback {
  try {
    return transform(source, {
      transforms: ['typescript'],
      disableESTransforms: true,
      keepUnusedImports: true,
    }).code;
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    const text = message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '');
    return { message: `SyntaxError: ${text}`, frames: loc ? [{ line: loc.line, name: null }] : [] };
  }
}
