import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

// node server/bin/makePictures.ts: renders the PNGs in client/public from the SVGs beside them. Phones (app icon) and sites that
// preview a shared link accept no SVG. Run it after changing one of the SVGs, and commit the PNGs.

const PUBLIC = fileURLToPath(new URL('../../client/public', import.meta.url));
/** Pixels. Sites crop a preview picture to this aspect ratio. */
const SHARED = [1200, 630] as const;

await renderPng('icon.svg', 'icon-192.png', 192);
await renderPng('icon.svg', 'icon-512.png', 512);
await renderPng('icon-maskable.svg', 'icon-maskable-512.png', 512);
// iOS rounds the corners itself and paints transparent pixels black, so this one has a background to the edge.
await renderPng('icon-maskable.svg', 'apple-touch-icon.png', 180);
await renderPng('share.svg', 'share.png', ...SHARED);
for (const svg of globSync('articles/*.svg', { cwd: PUBLIC }))
  await renderPng(svg, svg.replace(/svg$/, 'png'), ...SHARED);

async function renderPng(from: string, to: string, width: number, height = width): Promise<void> {
  const { width: svgWidth } = await sharp(join(PUBLIC, from)).metadata();
  // sharp renders an SVG at 72 dpi by default. A higher density (capped at 2400) avoids enlarging a small bitmap.
  const density = Math.min(72 * Math.max(1, width / svgWidth), 2400);
  await sharp(join(PUBLIC, from), { density })
    .resize({ width, height })
    .png({ palette: true, quality: 90 })
    .toFile(join(PUBLIC, to));
}
