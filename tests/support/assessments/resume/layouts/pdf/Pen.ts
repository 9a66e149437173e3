import { type Font, PAGE, type Piece, type Sheet, widthOf, wrap } from './pieces.ts';
import type { PdfStyle } from './style.ts';

export interface Column {
  x: number;
  width: number;
}

interface Put {
  weight?: '' | 'Bold' | 'Italic';
  size?: number;
  isRight?: boolean;
  /** Points between letters. */
  spacing?: number;
}

/** Puts lines into one column of a sheet, page after page. */
export class Pen {
  page = 0;
  y: number;
  entry = 0;
  readonly sheet: Sheet;
  readonly style: PdfStyle;
  readonly column: Column;

  constructor(sheet: Sheet, style: PdfStyle, column: Column, top: number) {
    this.sheet = sheet;
    this.style = style;
    this.column = column;
    this.y = top;
  }

  /** Goes on at the same place, further in. */
  indented(by: number): Pen {
    const { x, width } = this.column;
    const inner = new Pen(this.sheet, this.style, { x: x + by, width: width - by }, this.y);
    inner.page = this.page;
    inner.entry = this.entry;
    return inner;
  }

  /** Goes on where another one is. */
  follow({ page, y }: Pen): void {
    this.page = page;
    this.y = y;
  }

  font(weight: Put['weight'] = ''): Font {
    return `${this.style.family}${weight ?? ''}`;
  }

  /** A text of one line at a place, without moving on. */
  at(text: string, x: number, { weight, size = this.style.size, isRight = false, spacing }: Put = {}): void {
    this.put({ text, font: this.font(weight), size, x, isRight, spacing });
  }

  put(piece: Pick<Piece, 'text' | 'font' | 'size' | 'x' | 'spacing'> & { isRight?: boolean }): void {
    const { page, y, entry } = this;
    this.sheet.pieces.push({ isRight: false, isSpelled: this.style.isSpelled, page, y, entry, ...piece });
  }

  /** Capitals in two sizes: the first letter of each word is larger. On the baseline of the first line. */
  smallCapitals(text: string, x: number, { size = this.style.size, weight = '' }: Put = {}): void {
    let left = x;
    for (const word of text.split(' ')) {
      for (const [part, own] of [
        [word.slice(0, 1), size],
        [word.slice(1), 0.7 * size],
      ] as const) {
        // `y` is the upper edge of a line.
        const y = this.y;
        this.y += 0.8 * (size - own);
        if (part !== '') this.at(part, left, { weight, size: own });
        this.y = y;
        left += widthOf(part, this.font(weight), own);
      }
      left += 0.25 * size;
    }
  }

  /** A sign of a symbol font. */
  mark(text: string, size = this.style.size, x = this.column.x): void {
    if (text !== '') this.put({ text: text.trim(), font: 'icons', size, x });
  }

  atRight(text: string, put: Put = {}): void {
    const { x, width } = this.column;
    const size = put.size ?? this.style.size;
    this.at(text, x + width - widthOf(text, this.font(put.weight), size), { ...put, isRight: true });
  }

  /** Goes to the next line, on the next page if this one is full. */
  next(size = this.style.size, gap = 0): void {
    this.y += size * 1.25 + gap;
    if (this.y < PAGE.height - PAGE.margin - size * 1.25) return;
    this.page += 1;
    this.y = PAGE.margin;
  }

  /** A text in as many lines as it needs, indented by so many points. */
  paragraph(text: string, { indent = 0, ...put }: Put & { indent?: number } = {}): void {
    const size = put.size ?? this.style.size;
    for (const line of wrap(text, this.font(put.weight), size, this.column.width - indent)) {
      this.at(line, this.column.x + indent, put);
      this.next(size);
    }
  }

  centred(text: string, put: Put = {}): void {
    const size = put.size ?? this.style.size;
    for (const line of wrap(text, this.font(put.weight), size, this.column.width)) {
      const width = widthOf(line, this.font(put.weight), size);
      this.at(line, this.column.x + (this.column.width - width) / 2, put);
      this.next(size);
    }
  }

  bullet(text: string): void {
    const { bullet, size } = this.style;
    const { x } = this.column;
    if (bullet === 'drawn')
      this.sheet.shapes.push({
        kind: 'dot',
        page: this.page,
        x: x + 2,
        y: this.y + size * 0.35,
        width: 3,
        height: 3,
      });
    else if (bullet === '➤') this.mark(bullet, size, x + 2);
    else this.at(bullet, x + 2);
    this.paragraph(text, { indent: 12 });
  }

  rule(): void {
    const { x, width } = this.column;
    this.sheet.shapes.push({ kind: 'rule', page: this.page, x, y: this.y, width, height: 0 });
    this.y += 3;
  }
}
