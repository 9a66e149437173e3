import { HEIC_TYPES } from '@preproom/models/contract/accounts/folders';
import { AppError } from '@preproom/models/contract/http/errors';

/** Shorter side in pixels: twice what the server stores, so that its own scaling stays sharp. */
const SHORTER_SIDE = 1024;
const QUALITY = 0.9;

/**
 * Re-encodes a photo upright and scaled down: about 200 kB instead of a phone's 5 MB, without its location. Only Safari decodes
 * HEIC. Throws `heic_photo` or `unreadable_file` for what the browser cannot decode.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  // Old browsers send the file as it is; the server scales it.
  if (typeof createImageBitmap === 'undefined') return file;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((cause) => {
    throw new AppError(isHeic(file) ? 'heic_photo' : 'unreadable_file', undefined, { cause });
  });
  try {
    const drawn = await draw(picture);
    return drawn ? new File([drawn], file.name, { type: drawn.type }) : file;
  } finally {
    picture.close();
  }
}

/** Also checks the file name, because browsers that cannot decode HEIC report no media type for it. */
function isHeic({ type, name }: File): boolean {
  return HEIC_TYPES.includes(type) || /\.hei[cf]$/i.test(name);
}

function draw(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, SHORTER_SIDE / Math.min(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // Background for transparent PNGs, because JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
