import { type ImageRatio, imageWidths } from '@farwend/api-contract';

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The largest part of a picture that has the shape. */
export function largestPart({ width, height }: Size, ratio: ImageRatio): Size {
  const proportion = proportionOf(ratio);
  if (proportion === null) return { width, height };
  return width / height > proportion
    ? { width: Math.max(1, Math.round(height * proportion)), height }
    : { width, height: Math.max(1, Math.round(width / proportion)) };
}

/** Where that part starts, as near to having the focal point (percent from left and top) in its middle as the edges allow. */
export function cropAround(size: Size, ratio: ImageRatio, [x, y]: readonly [number, number]): Size & { left: number; top: number } {
  const part = largestPart(size, ratio);
  const start = (whole: number, taken: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - taken / 2, 0), whole - taken));
  return { ...part, left: start(size.width, part.width, x), top: start(size.height, part.height, y) };
}

/** The widths a picture is offered in: those it has pixels for, or the smallest one. */
export function widthsOf(size: Size, ratio: ImageRatio): number[] {
  const { width } = largestPart(size, ratio);
  const offered = imageWidths.filter((one) => one <= width);
  return offered.length > 0 ? offered : [imageWidths[0]];
}

function proportionOf(ratio: ImageRatio): number | null {
  const [width, height] = ratio.split('x').map(Number);
  return ratio === 'orig' || !width || !height ? null : width / height;
}
