import { fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { Scene } from '#src/scene.ts';
import { blendToward, type MutableRgb, parseHex } from './colour.ts';
import type { GeometryBuffer } from './geometryBuffer.ts';
import type { Sky } from './sky.ts';

/** Aerial perspective: blends `out`, seen at a picture column, a distance and a height in kilometres, into haze and mist. */
export type Atmosphere = (out: MutableRgb, x: number, depth: number, height: number) => void;

/** Builds haze in soft bands, so that far ranges separate into sheets, and mist that lies in the valleys. */
export function buildAtmosphere(scene: Scene, buffer: GeometryBuffer, sky: Sky): Atmosphere {
  const { haze, mist } = scene;
  const { view } = buffer;
  const hazeColour = parseHex(haze.colour);
  const mistColour = parseHex(mist?.colour ?? '#ffffff');
  const noise = gradientNoise(scene.seed + 53);
  const horizon = [0, 0, 0];
  return (out, x, depth, height) => {
    const bands = Math.log2(depth / haze.distance) * haze.bands;
    const banded =
      haze.bands > 0
        ? (Math.floor(bands) + smoothstep(0.15, 0.85, bands - Math.floor(bands))) / haze.bands
        : Math.log2(depth / haze.distance);
    const d = 2 ** mix(Math.log2(depth / haze.distance), banded, 0.7);
    const amount = haze.max * (1 - 0.5 ** (d ** haze.power)) * mix(1, Math.exp(-Math.max(0, height) / haze.top), 0.75);
    sky(x, view.horizon - view.height * 0.012, horizon);
    blendToward(horizon, hazeColour, mix(0.85, 0.25, clamp(amount)));
    blendToward(out, horizon, amount);
    if (mist) {
      const wx = ((x - view.centre) / view.focal) * depth;
      const shape = 0.6 + 0.55 * fbm(noise, wx * 0.9, depth * 0.55, 4);
      const density =
        Math.exp(-Math.max(0, height - mist.height - 0.3 * mist.depth * shape) / mist.depth) * smoothstep(mist.from, mist.to, depth);
      const aboveEdge = mist.above === undefined ? 1 : smoothstep(mist.above - mist.depth, mist.above + 0.4 * mist.depth * shape, height);
      blendToward(out, mistColour, mist.amount * density * aboveEdge * clamp(shape));
    }
  };
}
