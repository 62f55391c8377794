import sharp from 'sharp';
import type { Ink } from '#src/scene.ts';
import type { Atmosphere } from './atmosphere.ts';
import { blendToward, buildInkRamp } from './colour.ts';
import { type GeometryBuffer, LAND } from './geometryBuffer.ts';
import type { Picture } from './picture.ts';

/** A drawing in grey tones on a transparent ground, with its mipmaps: each level is half as high as the one before. */
export type Sprite = { levels: { width: number; height: number; bytes: Uint8Array }[] };

/** Rasterizes an SVG drawing `height` pixels high, and its mipmaps. */
export async function rasterizeSprite(svg: string, height: number): Promise<Sprite> {
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

/** Where a sprite is drawn: `x` is the picture column of its middle, `base` the row of its foot, `size` its height in pixels. */
export type SpritePlacement = {
  x: number;
  base: number;
  size: number;
  depth: number;
  height: number;
  flip: boolean;
  sunlit: number;
  ink: Ink;
};

/** Draws the shadow that a sprite casts toward the camera; `lean` moves its far end sideways. */
export function drawSpriteShadow(
  sprite: Sprite,
  placement: SpritePlacement,
  lean: number,
  strength: number,
  buffer: GeometryBuffer,
  picture: Picture,
): void {
  const level = sprite.levels.findLast((l) => l.height >= placement.size) ?? sprite.levels[0];
  const scale = level.height / placement.size;
  const wide = level.width / scale;
  const long = placement.size * 0.2;
  for (let y = Math.max(0, Math.floor(placement.base)); y < Math.min(picture.height, placement.base + long); y += 1) {
    const up = (y + 0.5 - placement.base) / long;
    const left = placement.x - wide / 2 + lean * up * placement.size;
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(picture.width, left + wide); x += 1) {
      const at = y * picture.width + x;
      const [, alpha] = sample(level, (x + 0.5 - left) * scale, level.height * (1 - up));
      const dark = 1 - alpha * strength * (1 - 0.5 * up);
      if (Math.abs(buffer.depth[at] / placement.depth - 1) < 0.9) for (let c = 0; c < 3; c += 1) picture.data[at * 3 + c] *= dark;
    }
  }
}

/** Draws a sprite where nothing nearer hides it, behind the same atmosphere as the ground. */
export function drawSprite(
  sprite: Sprite,
  placement: SpritePlacement,
  buffer: GeometryBuffer,
  picture: Picture,
  atmosphere: Atmosphere,
): void {
  const level = sprite.levels.findLast((l) => l.height >= placement.size) ?? sprite.levels[0];
  const scale = level.height / placement.size;
  const wide = level.width / scale;
  const tones = buildInkRamp(placement.ink);
  const left = placement.x - wide / 2;
  const top = placement.base - placement.size;
  const colour = [0, 0, 0];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(picture.height, Math.ceil(placement.base)); y += 1) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(picture.width, Math.ceil(left + wide)); x += 1) {
      const at = y * picture.width + x;
      if (buffer.depth[at] < placement.depth * 0.985) continue;
      const across = (x + 0.5 - left) * scale - 0.5;
      const [tone, alpha] = sample(level, placement.flip ? level.width - 1 - across : across, (y + 0.5 - top) * scale - 0.5);
      if (alpha < 0.01) continue;
      const light = Math.round(255 * tone * (0.45 + 0.55 * placement.sunlit)) * 3;
      for (let c = 0; c < 3; c += 1) colour[c] = tones[light + c];
      atmosphere(colour, x, placement.depth, placement.height + (placement.base - y) * 0.0001);
      blendToward(picture.data.subarray(at * 3, at * 3 + 3), colour, alpha);
      if (alpha > 0.5) {
        buffer.depth[at] = Math.min(buffer.depth[at], placement.depth);
        buffer.kind[at] = LAND; // so that water, painted later, leaves it alone
      }
    }
  }
}

/** Tone and cover of a level at a point in its pixels, interpolated. */
export function sample(level: Sprite['levels'][number], x: number, y: number): readonly [number, number] {
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
