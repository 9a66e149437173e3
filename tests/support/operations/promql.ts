import { parser } from '@prometheus-io/lezer-promql';

/** One line of a scrape. */
export interface Series {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Two scrapes of the same processes; a range covers both. */
export interface Scrapes {
  before: Series[];
  after: Series[];
}

type Node = ReturnType<typeof parser.parse>['topNode'];
type Value = number | Series[];

/** Reads Prometheus' text format; `labels` are those that Prometheus adds for the process. */
export function parseScrape(text: string, labels: Record<string, string> = {}): Series[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const {
        name = '',
        given = '',
        value = '',
      } = /^(?<name>[\w:]+)(?:\{(?<given>.*)\})? (?<value>\S+)$/.exec(line)?.groups ?? {};
      const own = [...given.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label = '', text = '']) => [
        label,
        text,
      ]);
      return {
        name,
        labels: { ...labels, ...Object.fromEntries(own) },
        value: Number(value.replace('Inf', 'Infinity')),
      };
    });
}

/** The metrics of an expression, each with the labels that its selector or the grouping around it names. Throws for what does not parse. */
export function selectorsOf(expression: string): { name: string; labels: string[] }[] {
  const root = parse(expression);
  const found: { name: string; labels: string[] }[] = [];
  const visit = (node: Node, grouping: string[]) => {
    const by =
      node.name === 'AggregateExpr'
        ? textsOf(node, 'LabelName', expression, ['AggregateModifier', 'GroupingLabels'])
        : [];
    if (node.name === 'VectorSelector') {
      const matched = matchersOf(node, expression).map(({ label }) => label);
      found.push({ name: textOf(child(node, 'Identifier'), expression), labels: [...matched, ...grouping] });
    }
    for (const below of children(node)) visit(below, [...grouping, ...by]);
  };
  visit(root, []);
  return found;
}

/**
 * The series for which an alert's expression holds. Knows what our rules are made of (selectors, `increase`, `sum` and `max` and `min` with
 * `by`, division, comparison with a number) and throws for anything else. `increase` is the difference between the two scrapes, of
 * series that are in both: Prometheus sees no increase in one that has just begun.
 */
export function evaluate(expression: string, scrapes: Scrapes): Series[] {
  const value = resultOf(parse(expression).firstChild as Node, expression, scrapes);
  if (typeof value === 'number') throw new Error('An alert needs series.');
  return value;
}

function resultOf(node: Node, text: string, scrapes: Scrapes): Value {
  if (node.name === 'NumberDurationLiteral') return Number(textOf(node, text));
  if (node.name === 'VectorSelector') return select(node, text, scrapes.after);
  if (node.name === 'FunctionCall') return increase(node, text, scrapes);
  if (node.name === 'AggregateExpr') return aggregate(node, text, scrapes);
  if (node.name === 'BinaryExpr') return binary(node, text, scrapes);
  throw new Error(`Not known to this evaluator: ${node.name} in ${text}`);
}

function select(node: Node, text: string, series: Series[]): Series[] {
  const name = textOf(child(node, 'Identifier'), text);
  const matchers = matchersOf(node, text);
  return series.filter(
    (one) => one.name === name && matchers.every(({ label, fits }) => fits(one.labels[label] ?? '')),
  );
}

function increase(node: Node, text: string, { before, after }: Scrapes): Series[] {
  if (textOf(child(node, 'FunctionIdentifier'), text) !== 'increase')
    throw new Error(`Only increase() is known: ${text}`);
  const selector = child(child(child(node, 'FunctionCallBody'), 'MatrixSelector'), 'VectorSelector');
  const first = new Map(select(selector, text, before).map((one) => [keyOf(one.labels), one.value]));
  return select(selector, text, after).flatMap((one) => {
    const was = first.get(keyOf(one.labels));
    // A counter that has become smaller has begun again from zero.
    return was === undefined
      ? []
      : [{ ...one, name: '', value: one.value < was ? one.value : one.value - was }];
  });
}

const AGGREGATES: Record<string, (values: number[]) => number> = {
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
};

function aggregate(node: Node, text: string, scrapes: Scrapes): Series[] {
  const operation = AGGREGATES[textOf(child(node, 'AggregateOp'), text)];
  const inner = child(node, 'FunctionCallBody').firstChild;
  const value = inner && resultOf(inner, text, scrapes);
  if (!operation || !Array.isArray(value)) throw new Error(`Not known to this evaluator: ${text}`);
  const by = textsOf(node, 'LabelName', text, ['AggregateModifier', 'GroupingLabels']);
  const groups = Map.groupBy(value, ({ labels }) => keyOf(pick(labels, by)));
  return [...groups.values()].map((group) => ({
    name: '',
    labels: pick(group[0]?.labels ?? {}, by),
    value: operation(group.map((one) => one.value)),
  }));
}

const COMPARISONS: Record<string, (value: number, limit: number) => boolean> = {
  Gtr: (value, limit) => value > limit,
  Lss: (value, limit) => value < limit,
  Eql: (value, limit) => value === limit,
};

function binary(node: Node, text: string, scrapes: Scrapes): Series[] {
  const [left, operator, right] = children(node).map((part) => part);
  if (!left || !operator || !right) throw new Error(`Not known to this evaluator: ${text}`);
  const [value, other] = [resultOf(left, text, scrapes), resultOf(right, text, scrapes)];
  if (operator.name === 'Div' && Array.isArray(value) && Array.isArray(other))
    return value.flatMap((one) => {
      const divisor = other.find(({ labels }) => keyOf(labels) === keyOf(one.labels));
      return divisor ? [{ ...one, value: one.value / divisor.value }] : [];
    });
  const holds = COMPARISONS[operator.name];
  if (!holds || !Array.isArray(value) || typeof other !== 'number')
    throw new Error(`Not known to this evaluator: ${text}`);
  return value.filter((one) => holds(one.value, other));
}

function parse(expression: string): Node {
  const tree = parser.parse(expression);
  tree.iterate({
    enter({ type, from }) {
      if (type.isError) throw new Error(`Does not parse at ${from}: ${expression}`);
    },
  });
  return tree.topNode;
}

const MATCHES: Record<string, (value: string, wanted: string) => boolean> = {
  '=': (value, wanted) => value === wanted,
  '!=': (value, wanted) => value !== wanted,
  '=~': (value, wanted) => new RegExp(`^(?:${wanted})$`).test(value),
  '!~': (value, wanted) => !new RegExp(`^(?:${wanted})$`).test(value),
};

function matchersOf(selector: Node, text: string) {
  const list = children(selector).find(({ name }) => name === 'LabelMatchers');
  return (list ? children(list) : []).map((matcher) => {
    const wanted = textOf(child(matcher, 'StringLiteral'), text).slice(1, -1);
    const matches = MATCHES[textOf(child(matcher, 'MatchOp'), text)];
    if (!matches) throw new Error(`Not known to this evaluator: ${text}`);
    return {
      label: textOf(child(matcher, 'LabelName'), text),
      fits: (value: string) => matches(value, wanted),
    };
  });
}

function children(node: Node): Node[] {
  const list: Node[] = [];
  for (let at = node.firstChild; at; at = at.nextSibling) list.push(at);
  return list;
}

function child(node: Node, name: string): Node {
  const found = children(node).find((one) => one.name === name);
  if (!found) throw new Error(`${node.name} has no ${name}.`);
  return found;
}

function textsOf(node: Node, name: string, text: string, [first, ...path]: string[]): string[] {
  const below = children(node).filter((one) => one.name === first);
  if (path.length === 0)
    return below
      .flatMap((one) => children(one).filter((leaf) => leaf.name === name))
      .map((leaf) => textOf(leaf, text));
  return below.flatMap((one) => textsOf(one, name, text, path));
}

const textOf = ({ from, to }: Node, text: string) => text.slice(from, to);
const keyOf = (labels: Record<string, string>) => JSON.stringify(Object.entries(labels).toSorted());
const pick = (labels: Record<string, string>, names: string[]) =>
  Object.fromEntries(names.filter((name) => name in labels).map((name) => [name, labels[name] ?? '']));
