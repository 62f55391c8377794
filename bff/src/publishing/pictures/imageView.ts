import type { Image, ImageRatio } from '@farwend/api-contract';
import type { z } from 'zod';
import { formatVariantName } from './pictureAddress.ts';
import { pictureScheme } from './pictureAddresses.ts';
import { computeLargestCrop, listWidths } from './pictureShape.ts';
import type { ImageRow } from './image.model.ts';

/** An image as stored in records and returned by the API; its URLs get host and signature in the response. */
export type ImageView = z.output<typeof Image>;

/** The columns needed to build an ImageView. */
export type ImageSource = Pick<ImageRow, 'id' | 'sha256' | 'width' | 'height' | 'alt' | 'focalX' | 'focalY' | 'dominantColor'>;

/** The width of the image at `url`, in pixels: enough for most layouts. */
const defaultWidth = 1280;

/** The image in one aspect ratio, with unresolved URLs; empty ones until the file is uploaded. */
export function buildImageView(row: ImageSource, ratio: ImageRatio = 'orig'): ImageView {
  const { id, alt, focalX, focalY, dominantColor } = row;
  const common = { id, alt, focalX, focalY, dominantColor: dominantColor ?? '#808080' };
  if (row.sha256 === null || row.width === null || row.height === null) return { ...common, url: '', srcSet: '', width: 0, height: 0 };
  const size = { width: row.width, height: row.height };
  const original = row.sha256.slice(0, 32);
  const focal = [Math.round(focalX * 100), Math.round(focalY * 100)] as const;
  const nameOf = (width: number) => pictureScheme + formatVariantName({ original, ratio, width, focal });
  const widths = listWidths(size, ratio);
  const crop = computeLargestCrop(size, ratio);
  const width = Math.min(widths.at(-1) ?? crop.width, crop.width);
  return {
    ...common,
    url: nameOf(widths.findLast((one) => one <= defaultWidth) ?? defaultWidth),
    srcSet: widths.map((one) => `${nameOf(one)} ${one}w`).join(', '),
    width,
    height: Math.round((width * crop.height) / crop.width),
  };
}
