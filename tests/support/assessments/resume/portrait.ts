import sharp from 'sharp';

/** A picture of a portrait's shape. Nobody is on it. */
export function portrait(): Promise<Buffer> {
  return sharp({ create: { width: 210, height: 270, channels: 3, background: '#8899aa' } })
    .jpeg()
    .toBuffer();
}
