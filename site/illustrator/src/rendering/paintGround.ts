import type { Scene, Terrain } from '#src/scene.ts';
import type { Atmosphere } from './atmosphere.ts';
import { buildInkRamp, type ColourRamp } from './colour.ts';
import { FIRST_BUILT, type GeometryBuffer, LAND, SKY, WATER } from './geometryBuffer.ts';
import type { Picture } from './picture.ts';
import { buildShading } from './shading.ts';
import type { Sky } from './sky.ts';

/** Paints land, buildings and sky; water comes later because it mirrors them. */
export function paintGround(scene: Scene, terrain: Terrain, buffer: GeometryBuffer, sky: Sky, atmosphere: Atmosphere): Picture {
  const { view } = buffer;
  const data = new Float32Array(view.width * view.height * 3);
  const inks = scene.inks.map(buildInkRamp);
  const shade = buildShading(scene, buffer);
  const colour = [0, 0, 0];
  for (let y = 0; y < view.height; y += 1) {
    for (let x = 0; x < view.width; x += 1) {
      const at = y * view.width + x;
      const kind = buffer.kind[at];
      if (kind === SKY) sky(x, y, colour);
      else if (kind !== WATER) {
        const light = shade(at, x, y);
        const z = buffer.depth[at];
        const h = buffer.height[at];
        const up = Math.sqrt(Math.max(0, 1 - buffer.nx[at] ** 2 - buffer.nz[at] ** 2));
        const cover = kind === LAND ? terrain.cover(((x - view.centre) / view.focal) * z, z, h, up) : kind - FIRST_BUILT;
        applyInk(inks, cover, light, colour);
        atmosphere(colour, x, z, h);
      }
      data.set(colour, at * 3);
    }
  }
  return { width: view.width, height: view.height, data };
}

/** Mixes the inks of a ground cover at a light, 0 to 1. */
function applyInk(inks: ColourRamp[], cover: number, light: number, out: number[]): void {
  const first = Math.min(inks.length - 1, Math.max(0, Math.floor(cover)));
  const blend = cover - first;
  const at = Math.round(light * 255) * 3;
  const a = inks[first];
  const b = inks[Math.min(inks.length - 1, first + 1)];
  for (let c = 0; c < 3; c += 1) out[c] = a[at + c] + (b[at + c] - a[at + c]) * blend;
}
