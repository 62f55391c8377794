import { fileTypeFromBuffer } from 'file-type';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import { MAX_PIXELS } from './makePicture.ts';

/** A picture as it is kept: written anew, so that nothing but its pixels is left of what was sent. */
export interface CleanPicture {
  bytes: Buffer;
  contentType: 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
  /** Its average colour, #rrggbb. */
  dominantColor: string;
  /** Of the bytes that were sent, in hex. */
  sha256: string;
}

/** Kinds of pictures that are taken in, told by their content. */
export const acceptedPictures = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/tiff'];
const MAX_SIDE = 5120;
const MIN_SIDE = 160;

/**
 * Reads a picture by its content, never by its name, turns it upright, takes out where and with what it was made, and writes it anew
 * with at most 5,120 pixels a side. Throws 415 for what is no picture, 422 for one that is broken, too small or too large.
 */
export async function cleanPicture(sent: Buffer): Promise<CleanPicture> {
  const type = await fileTypeFromBuffer(sent);
  if (!type || !acceptedPictures.includes(type.mime))
    throw new Failure('upload.typeNotAllowed', { message: 'Send a picture as JPEG, PNG, WebP, AVIF or TIFF.' });
  try {
    const source = sharp(sent, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { hasAlpha } = await source.metadata();
    const upright = source
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const written = hasAlpha ? upright.webp({ quality: 95, effort: 2 }) : upright.jpeg({ quality: 93, chromaSubsampling: '4:4:4' });
    const { data, info } = await written.toBuffer({ resolveWithObject: true });
    if (Math.min(info.width, info.height) < MIN_SIDE) throw fieldFailure('', 'tooSmall', `Send a picture of ${MIN_SIDE} pixels and more`);
    return {
      bytes: data,
      contentType: hasAlpha ? 'image/webp' : 'image/jpeg',
      width: info.width,
      height: info.height,
      dominantColor: await averageColor(data),
      sha256: createHash('sha256').update(sent).digest('hex'),
    };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw fieldFailure('', 'format', 'The picture is broken or has too many pixels. Save it anew and send it again');
  }
}

async function averageColor(bytes: Buffer): Promise<string> {
  const [red = 128, green = 128, blue = 128] = await sharp(bytes).flatten().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
