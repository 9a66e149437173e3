/** How well a text keeps the order of these lines. */
export interface OrderComparison {
  /** From 0 to 1: of all pairs of lines that follow each other, those that do so in the text. */
  share: number;
  /** Lines after which the text goes on somewhere else. */
  broken: string[];
}

/** A line further than this, in characters, is not the next one. */
const NEAR = 40;

/** Compares lines with a text that has the same words in another order. */
export function compareOrder(
  lines: readonly { text: string; cells: string[] }[],
  other: readonly string[],
): OrderComparison {
  const text = withoutSpaces(other.join(''));
  const broken: string[] = [];
  let end = 0;
  let pairs = 0;
  lines.forEach((line, index) => {
    const cell = withoutSpaces(line.cells[0] ?? line.text);
    const next = text.indexOf(cell, Math.max(0, end - 1));
    const isNext = next >= 0 && next - end <= NEAR;
    const at = isNext ? next : text.indexOf(cell);
    if (index > 0) {
      pairs += 1;
      if (!isNext) broken.push(lines[index - 1]?.text ?? '');
    }
    if (at >= 0) end = at + withoutSpaces(line.text).length;
  });
  return { share: pairs === 0 ? 1 : 1 - broken.length / pairs, broken };
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}
