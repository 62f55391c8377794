import sharp, { type Sharp } from 'sharp';
import type { PictureVariant } from './pictureAddress.ts';
import { cropAround } from './pictureShape.ts';

/** Formats a picture is made in, the best one first. */
const pictureFormats = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** More pixels than this are not decoded: a small file can hold a picture that fills the memory. */
export const MAX_PIXELS = 100_000_000;

sharp.concurrency(1); // one thread a picture; how many pictures at once is the gate's business
sharp.cache(false);

/** "Sharpen 60": six tenths of sharp's usual unsharp mask, over little more than half a pixel, so that edges gain and skies do not. */
const sharpen = { sigma: 0.6, m1: 0.6, m2: 1.2 };

/** The best format that an Accept header takes. Browsers name what they can show beyond JPEG. */
export function formatFor(accept: string): PictureFormat {
  return accept.includes('image/avif') ? 'avif' : accept.includes('image/webp') ? 'webp' : 'jpeg';
}

/** Makes a variant of an original: cropped around its focal point to fill the shape, never enlarged, sharpened, in quality auto. */
export async function makePicture(original: Uint8Array, { ratio, width, focal }: PictureVariant, format: PictureFormat): Promise<Buffer> {
  const source = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { width: wide, height: high } = await source.metadata();
  const { left, top, ...part } = cropAround({ width: wide, height: high }, ratio, focal);
  const sized = source
    .extract({ left, top, ...part })
    .resize({ width: Math.min(width, part.width), withoutEnlargement: true })
    .sharpen(sharpen);
  return encode(sized, format, width).toBuffer();
}

/**
 * Quality auto: a little less for large pictures, whose pixels are smaller on the screen. Effort 1 makes AVIF in half a second at
 * 1,920 pixels where the usual 4 takes six, for files a tenth larger.
 */
function encode(picture: Sharp, format: PictureFormat, width: number): Sharp {
  const large = width >= 1600;
  if (format === 'avif') return picture.avif({ quality: large ? 48 : 54, effort: 1 });
  if (format === 'webp') return picture.webp({ quality: large ? 74 : 80, effort: 3 });
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: large ? 76 : 82, mozjpeg: true });
}
