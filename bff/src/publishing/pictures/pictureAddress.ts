import { type ImageRatio, imageRatios, imageWidths } from '@farwend/api-contract';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Failure } from '#src/http/failure.ts';

/** One picture in one shape and size: all that its address says. */
export interface PictureVariant {
  /** The first 32 hex digits of the SHA-256 of the original. */
  original: string;
  ratio: ImageRatio;
  /** Pixels. */
  width: number;
  /** The point a crop keeps, in percent from the left and the top. */
  focal: readonly [x: number, y: number];
}

const pattern = /^\/pictures\/([0-9a-f]{32})\/(orig|\d+x\d+)-(\d+)-(\d{1,3})x(\d{1,3})\/([\w-]{22})$/;

/** The address of a variant on the photos host. It carries a signature, so that nobody else can make the host work. */
export function picturePath(variant: PictureVariant, key: string): string {
  return pathOfName(variantName(variant), key);
}

/** The address of the variant with this name, see `variantName`. */
export function pathOfName(name: string, key: string): string {
  return `/pictures/${name}/${signature(name, key)}`;
}

/** The variant behind an address. Throws 404 for another form of address, 400 for sizes we do not make, 403 for a wrong signature. */
export function readPicturePath(path: string, key: string): PictureVariant {
  const [, original = '', shape = '', size = '', x = '', y = '', given = ''] = pattern.exec(path) ?? [];
  if (original === '') throw new Failure('resource.notFound', { message: 'No picture has such an address. Use those that the API gives.' });
  const ratio = imageRatios.find((one) => one === shape);
  const width = imageWidths.find((one) => String(one) === size);
  if (!ratio || !width || Number(x) > 100 || Number(y) > 100)
    throw new Failure('query.unknownField', {
      message: `Pictures come in the widths ${imageWidths.join(', ')} and the shapes ${imageRatios.join(', ')}.`,
    });
  const variant: PictureVariant = { original, ratio, width, focal: [Number(x), Number(y)] };
  if (!timingSafeEqual(Buffer.from(signature(variantName(variant), key)), Buffer.from(given)))
    throw new Failure('auth.forbidden', { message: 'The signature of this address is wrong. Use addresses as the API gives them.' });
  return variant;
}

/** The variant as a path without slash at its ends, also the name of its file in the cache. */
export function variantName({ original, ratio, width, focal: [x, y] }: PictureVariant): string {
  return `${original}/${ratio}-${width}-${x}x${y}`;
}

function signature(name: string, key: string): string {
  return createHmac('sha256', key).update(name).digest('base64url').slice(0, 22);
}
