import sharp from 'sharp';

/** A screenshot reduced to the mean colours of small squares, so that antialiasing differences between machines do not matter. */
export interface Cells {
  width: number;
  height: number;
  /** Size of a square in CSS pixels. */
  side: number;
  /** Three bytes per square, row by row. */
  rgb: Buffer;
}

/** Scale of screenshots that are reduced: at half size the browser is faster and the means are the same. */
export const SCALE = 1 / 2;

/** Reduces a PNG taken at that scale. */
export async function reduceToCells(png: Buffer, side: number): Promise<Cells> {
  const step = side * SCALE;
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [width, height] = [Math.ceil(info.width / step), Math.ceil(info.height / step)];
  const rgb = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [right, bottom] = [Math.min(info.width, (column + 1) * step), Math.min(info.height, (row + 1) * step)];
      let [red, green, blue] = [0, 0, 0];
      for (let y = row * step; y < bottom; y += 1) {
        for (let at = (y * info.width + column * step) * 3; at < (y * info.width + right) * 3; at += 3) {
          red += data[at]!;
          green += data[at + 1]!;
          blue += data[at + 2]!;
        }
      }
      const pixels = (right - column * step) * (bottom - row * step);
      rgb.set([Math.round(red / pixels), Math.round(green / pixels), Math.round(blue / pixels)], (row * width + column) * 3);
    }
  }
  return { width, height, side, rgb };
}
