import type { Pdf } from './openPdf.ts';
import type { PagePicture } from './workerProtocol.ts';

/** Wide enough to be enlarged on a phone; of more than two pages, to be read on a screen with two pixels per point. */
const WIDTH_PIXELS = { few: 1_400, many: 1_000 };
const FEW = 2;
/** A page longer than this, in widths, is cut. */
const MAX_RATIO = 2;
/** A picture of one of many pages takes 6 MB, one of two 11 MB. */
const MAX_PICTURES = 5;

/** What pdf.js needs to draw in a worker, where there is no document: canvases, and the worker's own fonts. */
export const WORKER_DISPLAY = {
  ownerDocument: { fonts: (globalThis as { fonts?: unknown }).fonts },
  CanvasFactory: class {
    create(width: number, height: number) {
      const canvas = new OffscreenCanvas(width, height);
      return { canvas, context: canvas.getContext('2d') };
    }
    reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
      canvas.width = width;
      canvas.height = height;
    }
    destroy({ canvas }: { canvas: OffscreenCanvas }) {
      canvas.width = 0;
      canvas.height = 0;
    }
  },
  /** Filters need an SVG in a document; pages are drawn without them. */
  FilterFactory: class {
    addFilter = () => 'none';
    addHCMFilter = () => 'none';
    addAlphaFilter = () => 'none';
    addLuminosityFilter = () => 'none';
    addKnockoutFilter = () => 'none';
    addHighlightHCMFilter = () => 'none';
    addSelectionHCMFilter = () => 'none';
    addSelectionFilter = () => 'none';
    createSelectionStyle = () => null;
    destroy = () => {};
  },
  useSystemFonts: true,
  disableFontFace: false,
  useWasm: false,
};

/** The first pages as pictures, each given away as soon as it is drawn. Runs in the worker. */
export async function renderPages(pdf: Pdf, onPicture: (picture: PagePicture) => void): Promise<void> {
  for (let page = 1; page <= Math.min(pdf.numPages, MAX_PICTURES); page += 1)
    onPicture(await renderPage(pdf, page));
}

async function renderPage(pdf: Pdf, number: number): Promise<PagePicture> {
  const page = await pdf.getPage(number);
  const [left = 0, , right = 1] = page.view;
  const width = pdf.numPages > FEW ? WIDTH_PIXELS.many : WIDTH_PIXELS.few;
  const scale = width / Math.max(1, right - left);
  const viewport = page.getViewport({ scale });
  const height = Math.min(viewport.height, viewport.width * MAX_RATIO);
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(height));
  const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
  await page.render({ canvas: null, canvasContext, viewport }).promise;
  return { page: number, image: canvas.transferToImageBitmap(), scale };
}
