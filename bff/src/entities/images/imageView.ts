import type { Image, ImageRatio } from '@farwend/api-contract';
import type { z } from 'zod';
import { variantName } from '#src/photos/pictureAddress.ts';
import { pictureScheme } from '#src/photos/pictureAddresses.ts';
import { largestPart, widthsOf } from '#src/photos/pictureShape.ts';
import type { ImageRow } from './image.model.ts';

/** A picture as records keep it in their `img` fields; its addresses get host and signature when they are answered. */
export type ImageView = z.output<typeof Image>;

/** What is needed of a picture to show it. */
export type ShownImage = Pick<ImageRow, 'id' | 'sha256' | 'width' | 'height' | 'alt' | 'focalX' | 'focalY' | 'dominantColor'>;

/** The width that `url` has: enough for most places on most screens. */
const usualWidth = 1280;

/** A picture in one of the shapes, with the names of its addresses; empty ones while its bytes have not come. */
export function imageView(row: ShownImage, ratio: ImageRatio = 'orig'): ImageView {
  const { id, alt, focalX, focalY, dominantColor } = row;
  const facts = { id, alt, focalX, focalY, dominantColor: dominantColor ?? '#808080' };
  if (row.sha256 === null || row.width === null || row.height === null) return { ...facts, url: '', srcSet: '', width: 0, height: 0 };
  const size = { width: row.width, height: row.height };
  const original = row.sha256.slice(0, 32);
  const focal = [Math.round(focalX * 100), Math.round(focalY * 100)] as const;
  const address = (width: number) => pictureScheme + variantName({ original, ratio, width, focal });
  const widths = widthsOf(size, ratio);
  const part = largestPart(size, ratio);
  const width = Math.min(widths.at(-1) ?? part.width, part.width);
  return {
    ...facts,
    url: address(widths.findLast((one) => one <= usualWidth) ?? usualWidth),
    srcSet: widths.map((one) => `${address(one)} ${one}w`).join(', '),
    width,
    height: Math.round((width * part.height) / part.width),
  };
}
