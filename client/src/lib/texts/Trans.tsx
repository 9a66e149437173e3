import { Trans as LinguiTrans, type TransProps } from '@lingui/react';
import type { ReactNode } from 'react';

/**
 * What the macro's `<Trans>` becomes (lingui.config.ts). Lingui looks for tags in the finished sentence, values included; a
 * value with a `<` is therefore passed as a React node, which is inserted after that and shown as it is.
 */
export function Trans(props: TransProps): ReactNode {
  const values: Record<string, unknown> = { ...props.values };
  for (const name in values) {
    const value = values[name];
    if (typeof value === 'string' && value.includes('<')) values[name] = [value];
  }
  return <LinguiTrans {...props} values={values} />;
}
