import sharp from 'sharp';

/** A rectangle of an image, in pixels. */
export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How two images of one story differ. */
export interface PixelDifference {
  /** Number of differing pixels; where one image ends, the rest of the other differs. */
  pixels: number;
  /** The smallest rectangle around all of them. */
  box: Rectangle;
  /** PNG as large as both images together: differing pixels red, all others transparent. */
  mask: Buffer;
}

const red = [196, 18, 47, 255];

/** Compares two PNG files pixel by pixel; `undefined` if they show the same. */
export async function findDifference(before: Buffer, after: Buffer): Promise<PixelDifference | undefined> {
  if (before.equals(after)) return undefined;
  const [oldSize, newSize] = await Promise.all([sizeOf(before), sizeOf(after)]);
  const [width, height] = [Math.max(oldSize.width, newSize.width), Math.max(oldSize.height, newSize.height)];
  const [oldPixels, newPixels] = await Promise.all([readPixels(before, width, height), readPixels(after, width, height)]);
  const mask = Buffer.alloc(width * height * 4);
  let [pixels, left, right, top, bottom] = [0, width, 0, height, 0];
  for (let at = 0; at < oldPixels.length; at += 1) {
    if (oldPixels[at] === newPixels[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    pixels += 1;
    mask.set(red, at * 4);
  }
  if (pixels === 0) return undefined;
  const png = await sharp(mask, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, box: { left, top, width: right - left + 1, height: bottom - top + 1 }, mask: png };
}

/** Width and height of an image. */
export async function sizeOf(image: Buffer): Promise<Pick<Rectangle, 'width' | 'height'>> {
  const { width, height } = await sharp(image).metadata();
  return { width, height };
}

/** One number for each pixel; the image is extended to the size with transparent pixels, which are like no others. */
async function readPixels(image: Buffer, width: number, height: number): Promise<Uint32Array> {
  const size = await sizeOf(image);
  const { buffer, byteOffset, byteLength } = await sharp(image)
    .ensureAlpha()
    .extend({ right: width - size.width, bottom: height - size.height, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer();
  return new Uint32Array(buffer.slice(byteOffset, byteOffset + byteLength));
}
