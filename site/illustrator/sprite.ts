import { tint } from './colour.ts';
import sharp from 'sharp';
import { inkRamp, type Air, type Picture } from './paint.ts';
import { land, type Pixels } from './project.ts';
import type { Ink } from './scene.ts';

/** A drawing in grey tones (black shade, white light) with a see-through ground, in halving sizes. */
export type Sprite = { levels: { width: number; height: number; bytes: Uint8Array }[] };

/** Rasters an SVG drawing at `height` pixels and at every half of it. */
export async function sprite(svg: string, height: number): Promise<Sprite> {
  const levels: Sprite['levels'] = [];
  const large = await sharp(Buffer.from(svg), { density: 72 }).resize({ height, fit: 'contain' }).png().toBuffer();
  for (let h = height; h >= 4; h = Math.floor(h / 2)) {
    const { data, info } = await sharp(large)
      .resize({ height: h, kernel: 'lanczos3' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    levels.push({ width: info.width, height: info.height, bytes: data });
  }
  return { levels };
}

/** Where a sprite stands: picture column of its middle, row of its base, height in pixels. */
export type Stamp = { x: number; base: number; size: number; depth: number; height: number; flip: boolean; sunlit: number; ink: Ink };

/** Lays the shadow of a sprite on the ground toward the eye, for a sun that stands ahead; `lean` moves its far end sideways. */
export function stampShadow(drawing: Sprite, place: Stamp, lean: number, strength: number, pixels: Pixels, picture: Picture): void {
  const level = drawing.levels.findLast((l) => l.height >= place.size) ?? drawing.levels[0];
  const scale = level.height / place.size;
  const wide = level.width / scale;
  const long = place.size * 0.2;
  for (let y = Math.max(0, Math.floor(place.base)); y < Math.min(picture.height, place.base + long); y += 1) {
    const up = (y + 0.5 - place.base) / long;
    const left = place.x - wide / 2 + lean * up * place.size;
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(picture.width, left + wide); x += 1) {
      const at = y * picture.width + x;
      const [, alpha] = sample(level, (x + 0.5 - left) * scale, level.height * (1 - up));
      const dark = 1 - alpha * strength * (1 - 0.5 * up);
      if (Math.abs(pixels.depth[at] / place.depth - 1) < 0.9) for (let c = 0; c < 3; c += 1) picture.data[at * 3 + c] *= dark;
    }
  }
}

/** Prints a sprite into the picture where nothing nearer hides it, through the same air as the ground. */
export function stamp(drawing: Sprite, place: Stamp, pixels: Pixels, picture: Picture, air: Air): void {
  const level = drawing.levels.findLast((l) => l.height >= place.size) ?? drawing.levels[0];
  const scale = level.height / place.size;
  const wide = level.width / scale;
  const tones = inkRamp(place.ink);
  const left = place.x - wide / 2;
  const top = place.base - place.size;
  const colour = [0, 0, 0];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(picture.height, Math.ceil(place.base)); y += 1) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(picture.width, Math.ceil(left + wide)); x += 1) {
      const at = y * picture.width + x;
      if (pixels.depth[at] < place.depth * 0.985) continue;
      const across = (x + 0.5 - left) * scale - 0.5;
      const [tone, alpha] = sample(level, place.flip ? level.width - 1 - across : across, (y + 0.5 - top) * scale - 0.5);
      if (alpha < 0.01) continue;
      const light = Math.round(255 * tone * (0.45 + 0.55 * place.sunlit)) * 3;
      for (let c = 0; c < 3; c += 1) colour[c] = tones[light + c];
      air(colour, x, y, place.depth, place.height + (place.base - y) * 0.0001);
      tint(picture.data.subarray(at * 3, at * 3 + 3), colour, alpha);
      if (alpha > 0.5) {
        pixels.depth[at] = Math.min(pixels.depth[at], place.depth);
        pixels.kind[at] = land; // so that water, printed later, leaves it alone
      }
    }
  }
}

function sample(level: Sprite['levels'][number], x: number, y: number): readonly [number, number] {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  let tone = 0;
  let alpha = 0;
  for (let dy = 0; dy < 2; dy += 1) {
    for (let dx = 0; dx < 2; dx += 1) {
      const px = x0 + dx;
      const py = y0 + dy;
      if (px < 0 || py < 0 || px >= level.width || py >= level.height) continue;
      const weight = (dx ? x - x0 : 1 - x + x0) * (dy ? y - y0 : 1 - y + y0);
      const i = (py * level.width + px) * 4;
      const a = (level.bytes[i + 3] / 255) * weight;
      alpha += a;
      tone += (level.bytes[i] / 255) * a;
    }
  }
  return [alpha > 0 ? tone / alpha : 0, alpha];
}
