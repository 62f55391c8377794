import { type ImageRatio, imageWidths } from '@farwend/api-contract';

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The size of the largest crop with the aspect ratio. */
export function computeLargestCrop({ width, height }: Size, ratio: ImageRatio): Size {
  const aspect = parseRatio(ratio);
  if (aspect === null) return { width, height };
  return width / height > aspect
    ? { width: Math.max(1, Math.round(height * aspect)), height }
    : { width, height: Math.max(1, Math.round(width / aspect)) };
}

/** The largest crop with the aspect ratio, centred on the focal point (in percent) as far as the edges allow. */
export function computeCrop(size: Size, ratio: ImageRatio, [x, y]: readonly [number, number]): Size & { left: number; top: number } {
  const crop = computeLargestCrop(size, ratio);
  const start = (whole: number, taken: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - taken / 2, 0), whole - taken));
  return { ...crop, left: start(size.width, crop.width, x), top: start(size.height, crop.height, y) };
}

/** The widths an image is offered in without upscaling; at least the smallest one. */
export function listWidths(size: Size, ratio: ImageRatio): number[] {
  const { width } = computeLargestCrop(size, ratio);
  const offered = imageWidths.filter((one) => one <= width);
  return offered.length > 0 ? offered : [imageWidths[0]];
}

function parseRatio(ratio: ImageRatio): number | null {
  const [width, height] = ratio.split('x').map(Number);
  return ratio === 'orig' || !width || !height ? null : width / height;
}
