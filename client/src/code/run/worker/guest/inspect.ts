const MAX_DEPTH = 4;
const MAX_ITEMS = 100;

/** A value as `console.log` shows it, in the manner of Node. */
export function inspect(value: unknown): string {
  return show(value, [], true);
}

function show(value: unknown, within: readonly unknown[], isTop: boolean): string {
  if (typeof value === 'string') return isTop ? value : quoted(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (Object.is(value, -0)) return '-0';
  if (typeof value === 'function') return shownFunction(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (within.includes(value)) return '[Circular]';
  return showObject(value, [...within, value]);
}

function quoted(text: string): string {
  return text.includes("'")
    ? JSON.stringify(text)
    : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')}'`;
}

function shownFunction(value: { name: string }): string {
  const kind = String(value).startsWith('class') ? 'class' : 'Function';
  return value.name ? `[${kind}: ${value.name}]` : `[${kind} (anonymous)]`;
}

function showObject(value: object, within: readonly unknown[]): string {
  if (value instanceof Error) return `${value}\n${value.stack ?? ''}`.trimEnd();
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof RegExp) return String(value);
  if (value instanceof Promise) return 'Promise {}';
  if (within.length > MAX_DEPTH) return Array.isArray(value) ? '[Array]' : '[Object]';
  const inner = (part: unknown) => show(part, within, false);
  if (Array.isArray(value)) return list('[', value.map(inner), ']');
  if (ArrayBuffer.isView(value))
    return list(`${value.constructor.name} [`, Array.from(value as Uint8Array, inner), ']');
  if (value instanceof Map)
    return list(
      `Map(${value.size}) {`,
      Array.from(value, ([key, part]) => `${inner(key)} => ${inner(part)}`),
      '}',
    );
  if (value instanceof Set) return list(`Set(${value.size}) {`, Array.from(value, inner), '}');
  const name = nameOf(value);
  const entries = Object.entries(value).map(([key, part]) => `${shownKey(key)}: ${inner(part)}`);
  return list(name ? `${name} {` : '{', entries, '}');
}

function nameOf(value: object): string {
  const prototype = Object.getPrototypeOf(value);
  if (prototype === null) return '[Object: null prototype]';
  const name = prototype.constructor?.name;
  return typeof name === 'string' && name !== 'Object' ? name : '';
}

function shownKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
}

function list(open: string, parts: readonly string[], close: string): string {
  if (parts.length === 0) return open + close;
  const shown = parts.slice(0, MAX_ITEMS);
  if (parts.length > MAX_ITEMS) shown.push(`… ${parts.length - MAX_ITEMS} more`);
  const line = shown.join(', ');
  return line.length > 72 || line.includes('\n')
    ? `${open}\n  ${shown.join(',\n').replaceAll('\n', '\n  ')}\n${close}`
    : `${open} ${line} ${close}`;
}
