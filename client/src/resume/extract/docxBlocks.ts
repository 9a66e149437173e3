import type { Block } from './document.ts';
import { MAX_RUN } from './limits.ts';

/** An element of mammoth's document, as far as it is used here (mammoth/lib/documents.js). */
export interface WordElement {
  type: string;
  children?: WordElement[];
  value?: string;
  href?: string;
  styleName?: string | null;
  numbering?: object | null;
  isBold?: boolean;
  fontSize?: number | null;
}

type Cell = Block['cell'];

export interface Collected {
  blocks: Block[];
  links: string[];
  images: number;
}

/** All paragraphs in the order of the file, those of tables row by row. */
export function collectBlocks(root: WordElement): Collected {
  const collected: Collected = { blocks: [], links: [], images: 0 };
  let tables = 0;

  function walk(element: WordElement, cell: Cell): void {
    if (element.type === 'paragraph') addParagraph(element, cell, collected);
    else if (element.type === 'table') walkTable(element, cell);
    else for (const child of element.children ?? []) walk(child, cell);
  }

  function walkTable(table: WordElement, outer: Cell): void {
    const number = tables;
    tables += 1;
    table.children?.forEach((row, rowIndex) => {
      row.children?.forEach((child, column) => {
        for (const content of child.children ?? [])
          walk(content, outer ?? { table: number, row: rowIndex, column });
      });
    });
  }

  walk(root, null);
  return collected;
}

function addParagraph(paragraph: WordElement, cell: Cell, collected: Collected): void {
  const runs = runsOf(paragraph, collected);
  const text = runs.map((run) => run.text).join('');
  const written = runs.filter((run) => run.text.trim() !== '');
  const style = /^(heading|title)/i.test(paragraph.styleName ?? '')
    ? 'heading'
    : paragraph.numbering
      ? 'bullet'
      : 'text';
  const sizes = written.flatMap(({ size }) => (size ? [size] : []));
  // A line break inside a paragraph begins another line on the page.
  for (const part of text.normalize('NFC').split('\n')) {
    if (part.trim() === '') continue;
    collected.blocks.push({
      text: part.trim().slice(0, MAX_RUN),
      style,
      isBold: written.length > 0 && written.every(({ isBold }) => isBold),
      size: sizes.length > 0 ? Math.max(...sizes) : null,
      cell,
    });
  }
}

interface Run {
  text: string;
  isBold: boolean;
  size: number | null;
}

function runsOf(element: WordElement, found: Collected, run?: WordElement): Run[] {
  if (element.type === 'text') return [toRun(element.value ?? '', run)];
  if (element.type === 'tab') return [toRun('\t', run)];
  if (element.type === 'break') return [toRun('\n', run)];
  if (element.type === 'image') found.images += 1;
  if (element.type === 'hyperlink' && element.href) found.links.push(element.href);
  const inner = element.type === 'run' ? element : run;
  return (element.children ?? []).flatMap((child) => runsOf(child, found, inner));
}

function toRun(text: string, run: WordElement | undefined): Run {
  return { text, isBold: run?.isBold ?? false, size: run?.fontSize ?? null };
}
