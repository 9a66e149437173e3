import { Trans as LinguiTrans, type TransProps } from '@lingui/react';
import type { ReactNode } from 'react';

/**
 * What the macro's `<Trans>` becomes (lingui.config.ts). Lingui looks for tags in the finished sentence, values included; a
 * value with a `<` is therefore passed as a React node, which is inserted after that and shown as it is.
 */
export function Trans({ values, ...props }: TransProps): ReactNode {
  return <LinguiTrans {...props} {...(values && { values: withoutMarkup(values) })} />;
}

function withoutMarkup(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asNode(value)]));
}

function asNode(value: unknown): unknown {
  return typeof value === 'string' && value.includes('<') ? [value] : value;
}
