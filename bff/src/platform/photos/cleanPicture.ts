import { fileTypeFromBuffer } from 'file-type';
import { createHash } from 'node:crypto';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import { loadSharp } from './loadSharp.ts';
import { MAX_PIXELS } from './renderPicture.ts';

/** A re-encoded picture, so that nothing but the pixels of the upload is stored. */
export interface CleanPicture {
  bytes: Buffer;
  contentType: 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
  /** Average color, #rrggbb. */
  dominantColor: string;
  /** Of the uploaded bytes, hexadecimal. */
  sha256: string;
}

/** Content types accepted for uploads, detected from their bytes. */
export const acceptedPictures = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/tiff'];
const MAX_SIDE = 5120;
const MIN_SIDE = 160;

/**
 * Detects the type of a picture from its bytes, applies its orientation, strips its metadata and re-encodes it with at most 5,120 pixels a
 * side. Throws 415 if it is not a picture, 422 if it is broken, too small or too large.
 */
export async function cleanPicture(upload: Buffer): Promise<CleanPicture> {
  const type = await fileTypeFromBuffer(upload);
  if (!type || !acceptedPictures.includes(type.mime))
    throw new Failure('upload.typeNotAllowed', { message: 'Send a picture as JPEG, PNG, WebP, AVIF or TIFF.' });
  const sharp = await loadSharp();
  try {
    const source = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { hasAlpha } = await source.metadata();
    const upright = source
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const encoded = hasAlpha ? upright.webp({ quality: 95, effort: 2 }) : upright.jpeg({ quality: 93, chromaSubsampling: '4:4:4' });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    if (Math.min(info.width, info.height) < MIN_SIDE)
      throw fieldFailure('', 'tooSmall', `Send a picture with at least ${MIN_SIDE} pixels a side`);
    return {
      bytes: data,
      contentType: hasAlpha ? 'image/webp' : 'image/jpeg',
      width: info.width,
      height: info.height,
      dominantColor: await computeAverageColor(data),
      sha256: createHash('sha256').update(upload).digest('hex'),
    };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw fieldFailure('', 'format', 'The picture is broken or has too many pixels. Export it again and retry');
  }
}

async function computeAverageColor(bytes: Buffer): Promise<string> {
  const sharp = await loadSharp();
  const [red = 128, green = 128, blue = 128] = await sharp(bytes).flatten().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
