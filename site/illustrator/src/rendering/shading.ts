import { fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { Scene } from '#src/scene.ts';
import type { GeometryBuffer } from './geometryBuffer.ts';
import { sunDirection } from './shadows.ts';

/** Gives the light of a pixel, 0 to 1, in soft steps as if printed from separate blocks, slightly uneven as if by hand. */
export function buildShading(scene: Scene, buffer: GeometryBuffer): (at: number, x: number, y: number) => number {
  const [sx, sy, sz] = sunDirection(scene.sun);
  const wash = gradientNoise(scene.seed + 31);
  const { relief, ambient, shadow, shadeBelow, clouds } = scene.light;
  const { view } = buffer;
  const size = 2400 / view.wide.width;
  return (at, x, y) => {
    const nx = buffer.nx[at] * relief;
    const nz = buffer.nz[at] * relief;
    const up = Math.sqrt(Math.max(0.02, 1 - buffer.nx[at] ** 2 - buffer.nz[at] ** 2));
    const facing = Math.max(0, (nx * sx + nz * sz + up * sy) / Math.hypot(nx, nz, up));
    const open = 0.62 + 0.38 * up + clamp(buffer.bulge[at] * 0.55, -0.28, 0.2);
    const aboveShade =
      shadeBelow === undefined ? 1 : smoothstep(shadeBelow - 0.16, shadeBelow + 0.2, buffer.height[at] + buffer.bulge[at] * 0.02);
    const z = buffer.depth[at];
    const cloudShadow = clouds
      ? clouds[0] * smoothstep(-0.12, 0.2, fbm(wash, ((x - view.centre) / view.focal) * z * clouds[1] + 3, z * clouds[1] * 0.6, 3))
      : 0;
    const sunlight = facing * mix(1, buffer.sunlit[at] * aboveShade, shadow) * (1 - cloudShadow);
    const light = ambient * open + (1 - ambient) * sunlight * 1.15 + clamp(buffer.bulge[at] * 0.22, -0.12, 0.1);
    const unevenness = 0.026 * fbm(wash, (x * size) / 90, (y * size) / 60, 4, 0.62);
    const uneven = clamp(light + unevenness);
    const steps = uneven * 6;
    const stepped = (Math.floor(steps) + smoothstep(0.34, 0.66, steps - Math.floor(steps))) / 6;
    return mix(uneven, stepped, 0.62);
  };
}
