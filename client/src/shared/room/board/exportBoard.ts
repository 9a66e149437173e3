import { BOARD_COLORS, type BoardItem } from '@preproom/models/contract/room/board';
import { type BoardPalette, type BoardPicture, boardSvg } from '../../../code/board/boardSvg.ts';
import { saveFile } from '../../../lib/files/download.ts';

/** Pixels for each unit, and at most for each side: phones refuse larger pictures. */
const PNG = { scale: 2, maxSide: 4096 };

/** Saves the board as a vector file, in the light colours. */
export function saveSvg(items: readonly BoardItem[]): void {
  const { svg } = boardSvg(items, lightPalette());
  saveFile(new File([svg], 'board.svg', { type: 'image/svg+xml' }));
}

/** Saves the board as a picture, in the light colours. Throws when the browser cannot draw it. */
export async function savePng(items: readonly BoardItem[]): Promise<void> {
  const blob = await pngOf(boardSvg(items, lightPalette()));
  saveFile(new File([blob], 'board.png', { type: 'image/png' }));
}

async function pngOf({ svg, width, height }: BoardPicture): Promise<Blob> {
  const scale = Math.min(PNG.scale, PNG.maxSide / Math.max(width, height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** The page's colours as numbers: other programs know neither its tokens nor OKLCH. */
function lightPalette(): BoardPalette {
  const probe = document.createElement('div');
  probe.dataset.theme = 'light';
  document.body.append(probe);
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const hexOf = (name: string) => {
    probe.style.color = `var(--${name})`;
    if (!canvas) return 'black';
    canvas.fillStyle = getComputedStyle(probe).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
  const entries = [...BOARD_COLORS, 'paper'].map((name) => [name, hexOf(name)]);
  probe.remove();
  return Object.fromEntries(entries) as BoardPalette;
}
