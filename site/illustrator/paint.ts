import { ramp, rgb, tint, type Ramp, type Tone } from './colour.ts';
import { clamp, ease, mix } from './ease.ts';
import { sunDirection } from './light.ts';
import { fbm, gradientNoise } from './noise.ts';
import { built, land, sky, water, type Pixels } from './project.ts';
import type { Scene, Terrain } from './scene.ts';
import type { Sky } from './sky.ts';

/** Float colours of a picture, three per pixel. */
export type Picture = { width: number; height: number; data: Float32Array };

/** Air: colours a thing at this distance and height; shared by ground, silhouettes and built things. */
export type Air = (out: Tone, x: number, y: number, depth: number, height: number) => void;

/** Prints land and sky (water comes after, it needs both). */
export function paint(scene: Scene, terrain: Terrain, pixels: Pixels, skyAt: Sky, air: Air): Picture {
  const { view } = pixels;
  const data = new Float32Array(view.width * view.height * 3);
  const inks = scene.inks.map(inkRamp);
  const tone = toneOf(scene, pixels);
  const colour = [0, 0, 0];
  for (let y = 0; y < view.height; y += 1) {
    for (let x = 0; x < view.width; x += 1) {
      const at = y * view.width + x;
      const kind = pixels.kind[at];
      if (kind === sky) skyAt(x, y, colour);
      else if (kind !== water) {
        const light = tone(at, x, y);
        const z = pixels.depth[at];
        const h = pixels.height[at];
        const up = Math.sqrt(Math.max(0, 1 - pixels.nx[at] ** 2 - pixels.nz[at] ** 2));
        const cover = kind === land ? terrain.cover(((x - view.width / 2) / view.focal) * z, z, h, up) : kind - built;
        print(inks, cover, light, colour);
        air(colour, x, y, z, h);
      }
      data.set(colour, at * 3);
    }
  }
  return { width: view.width, height: view.height, data };
}

/** Colours of an ink between shade and light. */
export function inkRamp(ink: readonly [string, string, string, string]): Ramp {
  return ramp([
    [0, ink[0]],
    [0.34, ink[1]],
    [0.67, ink[2]],
    [1, ink[3]],
  ]);
}

function print(inks: Ramp[], cover: number, light: number, out: number[]): void {
  const first = Math.min(inks.length - 1, Math.max(0, Math.floor(cover)));
  const blend = cover - first;
  const at = Math.round(light * 255) * 3;
  const a = inks[first];
  const b = inks[Math.min(inks.length - 1, first + 1)];
  for (let c = 0; c < 3; c += 1) out[c] = a[at + c] + (b[at + c] - a[at + c]) * blend;
}

/** Light of a pixel, 0 to 1, in soft steps as if from separate blocks, with the wobble of a hand. */
function toneOf(scene: Scene, pixels: Pixels): (at: number, x: number, y: number) => number {
  const [sx, sy, sz] = sunDirection(scene.sun);
  const wash = gradientNoise(scene.seed + 31);
  const { relief, ambient, shadow, shadeBelow, clouds } = scene.light;
  const { view } = pixels;
  const size = 2400 / pixels.view.width;
  return (at, x, y) => {
    const nx = pixels.nx[at] * relief;
    const nz = pixels.nz[at] * relief;
    const up = Math.sqrt(Math.max(0.02, 1 - pixels.nx[at] ** 2 - pixels.nz[at] ** 2));
    const facing = Math.max(0, (nx * sx + nz * sz + up * sy) / Math.hypot(nx, nz, up));
    const open = 0.62 + 0.38 * up + clamp(pixels.bulge[at] * 0.55, -0.28, 0.2);
    const reached = shadeBelow === undefined ? 1 : ease(shadeBelow - 0.16, shadeBelow + 0.2, pixels.height[at] + pixels.bulge[at] * 0.02);
    const z = pixels.depth[at];
    const shaded = clouds
      ? clouds[0] * ease(-0.12, 0.2, fbm(wash, ((x - view.width / 2) / view.focal) * z * clouds[1] + 3, z * clouds[1] * 0.6, 3))
      : 0;
    const sunlight = facing * mix(1, pixels.sunlit[at] * reached, shadow) * (1 - shaded);
    const light = ambient * open + (1 - ambient) * sunlight * 1.15 + clamp(pixels.bulge[at] * 0.22, -0.12, 0.1);
    const hand = 0.026 * fbm(wash, (x * size) / 90, (y * size) / 60, 4, 0.62);
    const wobbled = clamp(light + hand);
    const steps = wobbled * 6;
    const stepped = (Math.floor(steps) + ease(0.34, 0.66, steps - Math.floor(steps))) / 6;
    return mix(wobbled, stepped, 0.62);
  };
}

/** Haze in soft bands, so that far ranges part into sheets, and mist that lies in the valleys. */
export function airOf(scene: Scene, pixels: Pixels, skyAt: Sky): Air {
  const { haze, mist } = scene;
  const { view } = pixels;
  const tintOf = rgb(haze.colour);
  const fog = rgb(mist?.colour ?? '#ffffff');
  const noise = gradientNoise(scene.seed + 53);
  const horizon = [0, 0, 0];
  return (out, x, _y, depth, height) => {
    const bands = Math.log2(depth / haze.distance) * haze.bands;
    const banded =
      haze.bands > 0 ? (Math.floor(bands) + ease(0.15, 0.85, bands - Math.floor(bands))) / haze.bands : Math.log2(depth / haze.distance);
    const d = 2 ** mix(Math.log2(depth / haze.distance), banded, 0.7);
    const amount = haze.max * (1 - 0.5 ** (d ** haze.power)) * mix(1, Math.exp(-Math.max(0, height) / haze.top), 0.75);
    skyAt(x, view.horizon - view.height * 0.012, horizon);
    tint(horizon, tintOf, mix(0.85, 0.25, clamp(amount)));
    tint(out, horizon, amount);
    if (mist) {
      const wx = ((x - view.width / 2) / view.focal) * depth;
      const shape = 0.6 + 0.55 * fbm(noise, wx * 0.9, depth * 0.55, 4);
      const lies = Math.exp(-Math.max(0, height - mist.height - 0.3 * mist.depth * shape) / mist.depth) * ease(mist.from, mist.to, depth);
      const bared = mist.above === undefined ? 1 : ease(mist.above - mist.depth, mist.above + 0.4 * mist.depth * shape, height);
      tint(out, fog, mist.amount * lies * bared * clamp(shape));
    }
  };
}
