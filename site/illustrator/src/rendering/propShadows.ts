import type { Prop, Sun } from '#src/scene.ts';
import { type GeometryBuffer, LAND } from './geometryBuffer.ts';
import type { Picture } from './picture.ts';
import { sunDirection } from './shadows.ts';
import { sample, type Sprite } from './sprite.ts';

/** Shade is bluer than light. */
const shade = [1, 0.9, 0.72] as const;

/** How much of the sun the props take from each pixel, 0 to 1. */
export type PropShadows = Float32Array;

/** Adds the shadow that a prop casts on the ground, as if it were turned to the sun, so that light from the side has one too. */
export function addGroundShadow(
  shadows: PropShadows,
  sprite: Sprite,
  { x, z, size, flip }: Prop,
  ground: number,
  sun: Sun,
  buffer: GeometryBuffer,
): void {
  const { view } = buffer;
  const level = sprite.levels.findLast((one) => one.height >= (view.focal * size) / z) ?? sprite.levels[0];
  const wide = (size * level.width) / level.height;
  const [sx, sy, sz] = sunDirection(sun);
  const flat = Math.hypot(sx, sz);
  const long = Math.min(4, flat / sy) * size;
  const [awayX, awayZ] = [-sx / flat, -sz / flat];
  const corners = [0, 1].flatMap((t) =>
    [-0.5, 0.5].map((s) => {
      const depth = Math.max(view.camera.near * 0.7, z + awayZ * long * t + awayX * wide * s);
      const across = x + awayX * long * t - awayZ * wide * s;
      return {
        column: view.centre + (view.focal * across) / depth,
        row: view.horizon + (view.focal * (view.camera.height - ground)) / depth,
      };
    }),
  );
  const columns = corners.map(({ column }) => column);
  const rows = corners.map(({ row }) => row);
  const [left, right] = [Math.max(0, Math.floor(Math.min(...columns))), Math.min(view.width, Math.max(...columns))];
  for (let row = Math.max(0, Math.floor(Math.min(...rows)) - 6); row < Math.min(view.height, Math.max(...rows) + 6); row += 1) {
    for (let column = left; column < right; column += 1) {
      const at = row * view.width + column;
      if (buffer.kind[at] !== LAND) continue;
      const dx = ((column + 0.5 - view.centre) / view.focal) * buffer.depth[at] - x;
      const dz = buffer.depth[at] - z;
      const up = (dx * awayX + dz * awayZ) / long;
      const side = (dz * awayX - dx * awayZ) / wide;
      if (up < 0 || up > 1 || Math.abs(side) > 0.5) continue;
      const [, cover] = sample(level, (0.5 + (flip ? -side : side)) * level.width, (1 - up) * level.height);
      shadows[at] = Math.max(shadows[at], cover * buffer.sunlit[at] * (1 - 0.35 * up));
    }
  }
}

/** Darkens the ground by the shadows of the props, those that overlap no more than one alone. */
export function paintPropShadows(shadows: PropShadows, strength: number, picture: Picture): void {
  for (let at = 0; at < shadows.length; at += 1) {
    if (shadows[at] === 0) continue;
    for (let c = 0; c < 3; c += 1) picture.data[at * 3 + c] *= 1 - shadows[at] * strength * shade[c];
  }
}
