import { type ImageRatio, imageRatios, imageWidths } from '@farwend/api-contract';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Failure } from '#src/kernel/failure.ts';

/** One image in one aspect ratio and size: everything its URL encodes. */
export interface PictureVariant {
  /** The first 32 hex digits of the SHA-256 of the original. */
  original: string;
  ratio: ImageRatio;
  /** Pixels. */
  width: number;
  /** The focal point, in percent from the left and the top. */
  focal: readonly [x: number, y: number];
}

const pattern = /^\/pictures\/([0-9a-f]{32})\/(orig|\d+x\d+)-(\d+)-(\d{1,3})x(\d{1,3})\/([\w-]{22})$/;

/** The path of a variant on the photos host, signed so that only our own responses can make the host render variants. */
export function buildPicturePath(variant: PictureVariant, key: string): string {
  return signPicturePath(formatVariantName(variant), key);
}

/** The signed path of the variant with this name, see `formatVariantName`. */
export function signPicturePath(name: string, key: string): string {
  return `/pictures/${name}/${sign(name, key)}`;
}

/** The variant that a path stands for. Throws 404 for a malformed path, 400 for unsupported sizes, 403 unless one of the keys signed it. */
export function parsePicturePath(path: string, keys: readonly string[]): PictureVariant {
  const [, original = '', shape = '', size = '', x = '', y = '', signature = ''] = pattern.exec(path) ?? [];
  if (original === '')
    throw new Failure('resource.notFound', { message: 'There is no picture at this address. Use addresses as the API returns them.' });
  const ratio = imageRatios.find((one) => one === shape);
  const width = imageWidths.find((one) => String(one) === size);
  if (!ratio || !width || Number(x) > 100 || Number(y) > 100)
    throw new Failure('query.unknownField', {
      message: `Pictures come in the widths ${imageWidths.join(', ')} and the shapes ${imageRatios.join(', ')}.`,
    });
  const variant: PictureVariant = { original, ratio, width, focal: [Number(x), Number(y)] };
  const isSignedWith = (key: string) => timingSafeEqual(Buffer.from(sign(formatVariantName(variant), key)), Buffer.from(signature));
  if (!keys.some(isSignedWith))
    throw new Failure('auth.forbidden', { message: 'The signature of this address is wrong. Use addresses as the API returns them.' });
  return variant;
}

/** The name of a variant: part of its path, and the name of its file in the cache. */
export function formatVariantName({ original, ratio, width, focal: [x, y] }: PictureVariant): string {
  return `${original}/${ratio}-${width}-${x}x${y}`;
}

function sign(name: string, key: string): string {
  return createHmac('sha256', key).update(name).digest('base64url').slice(0, 22);
}
