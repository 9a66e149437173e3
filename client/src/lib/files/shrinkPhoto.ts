import { AppError } from '@preproom/models/contract/http/errors';
import { HEIC_TYPES } from '@preproom/models/contract/people/folders';

/** Twice what the server keeps of the shorter side, so that it has something to choose from. */
const SHORTER_SIDE = 1024;
const QUALITY = 0.9;

/**
 * Draws a picture anew, upright and no larger than needed: some 200 kB instead of a phone's 5 MB leave the device, and where it
 * was taken stays there. Safari reads an iPhone's HEIC as well. Throws `heic_photo` or `unreadable_file` for what the browser cannot show.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  // An old browser leaves the work to the server.
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

/** By its name as well: where nothing reads HEIC, nothing knows its type. */
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
  // Under what a PNG leaves transparent.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
