import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

// node server/bin/makePictures.ts: draws the PNGs of client/public from the SVGs beside them, for phones and for sites that show a
// shared link, which take no SVG. To be run, and its outcome committed, after one of the drawings has changed.

const PUBLIC = fileURLToPath(new URL('../../client/public', import.meta.url));
/** What sites make of the picture of a shared link, cutting off what is higher. */
const SHARED = [1200, 630] as const;

await draw('icon.svg', 'icon-192.png', 192);
await draw('icon.svg', 'icon-512.png', 512);
await draw('icon-maskable.svg', 'icon-maskable-512.png', 512);
// iOS cuts the corners itself, and paints black what it can see through.
await draw('icon-maskable.svg', 'apple-touch-icon.png', 180);
await draw('share.svg', 'share.png', ...SHARED);
for (const svg of globSync('articles/*.svg', { cwd: PUBLIC }))
  await draw(svg, svg.replace(/svg$/, 'png'), ...SHARED);

async function draw(from: string, to: string, width: number, height = width): Promise<void> {
  const { width: drawnWidth } = await sharp(join(PUBLIC, from)).metadata();
  // An SVG is drawn at 72 dots an inch: more of them rather than a small picture blown up.
  const density = Math.min(72 * Math.max(1, width / drawnWidth), 2400);
  await sharp(join(PUBLIC, from), { density })
    .resize({ width, height })
    .png({ palette: true, quality: 90 })
    .toFile(join(PUBLIC, to));
}
