import { getResolvedPDFJS } from 'unpdf';
import type { PageImage } from './document.ts';
import type { Pdf } from './openPdf.ts';

type Page = Awaited<ReturnType<Pdf['getPage']>>;
/** As PDF writes them: a, b, c, d, e, f. */
type Matrix = readonly [number, number, number, number, number, number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Where the page's pictures are. A picture fills the unit square of the current transformation. */
export async function findImages(page: Page): Promise<PageImage[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const [left = 0, , , top = 0] = page.view;
  const kept: Matrix[] = [];
  const images: PageImage[] = [];
  let matrix = IDENTITY;
  fnArray.forEach((operator: number, index: number) => {
    const args = argsArray[index];
    if (operator === OPS.save) kept.push(matrix);
    else if (operator === OPS.restore) matrix = kept.pop() ?? IDENTITY;
    else if (operator === OPS.transform) matrix = multiply(matrix, args as unknown as Matrix);
    else if (operator === OPS.paintImageXObject || operator === OPS.paintInlineImageXObject)
      images.push(boxOf(matrix, left, top));
  });
  return images;
}

function multiply(one: Matrix, other: Matrix): Matrix {
  const [a, b, c, d, e, f] = one;
  const [g, h, i, j, k, l] = other;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function boxOf([a, b, c, d, e, f]: Matrix, left: number, top: number): PageImage {
  const xs = [e, e + a, e + c, e + a + c];
  const ys = [f, f + b, f + d, f + b + d];
  return {
    x: Math.min(...xs) - left,
    y: top - Math.max(...ys),
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
  };
}
