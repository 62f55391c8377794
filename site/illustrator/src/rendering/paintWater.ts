import { fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, gaussian, smoothstep } from '#src/math/shaping.ts';
import type { Scene } from '#src/scene.ts';
import type { Atmosphere } from './atmosphere.ts';
import { blendToward, buildRamp, parseHex } from './colour.ts';
import { type GeometryBuffer, SKY, WATER } from './geometryBuffer.ts';
import type { Picture } from './picture.ts';
import type { Sky } from './sky.ts';

/** Paints water: its colour by depth, the reflection broken by ripples, the glitter of the sun, pale lines along the shore. */
export function paintWater(scene: Scene, buffer: GeometryBuffer, picture: Picture, sky: Sky, atmosphere: Atmosphere): void {
  if (!scene.water) return;
  const { view } = buffer;
  const { width, height } = view;
  const bodyRamp = buildRamp([
    [0, scene.water.shallow],
    [1, scene.water.deep],
  ]);
  const { depth: full, reflect, ripple, glitter, scale } = scene.water;
  const noise = gradientNoise(scene.seed + 71);
  const sunX = view.centre + Math.tan((clamp(scene.sun.azimuth, -80, 80) * Math.PI) / 180) * view.focal;
  const sunColour = parseHex(scene.sun.colour);
  const colour = [0, 0, 0];
  const reflected = [0, 0, 0];
  for (let y = Math.max(0, Math.floor(view.horizon)); y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (buffer.kind[at] !== WATER) continue;
      const z = buffer.depth[at];
      const wx = ((x - view.centre) / view.focal) * z;
      const under = y - view.horizon;
      const wave = fbm(noise, (wx / z) * 9 * scale + 0.25 * Math.log(z) * 7, Math.log(z) * 46 * scale, 3, 0.6);
      const chop = fbm(noise, (wx / z) * 60 * scale + 40, Math.log(z) * 190 * scale, 2);
      const shift = (wave * 0.75 + chop * 0.32) * ripple;

      const tone = Math.round(255 * clamp(-buffer.height[at] / full + wave * 0.04)) * 3;
      for (let c = 0; c < 3; c += 1) colour[c] = bodyRamp[tone + c];

      const sx = clamp(Math.round(x + shift * under * 0.1), 0, width - 1);
      const row = clamp(Math.round(y + shift * under * 0.42), 0, height - 1);
      let from = buffer.reflection[row * width + sx];
      // Rounding leaves gaps at the waterline.
      for (let below = 1; from < 0 && below <= 4 && row + below < height; below += 1) from = buffer.reflection[(row + below) * width + sx];
      const sourceY = from >= 0 ? clamp(Math.round(from), 0, height - 1) : -1;
      const source = sourceY * width + sx;
      if (sourceY >= 0 && buffer.kind[source] !== SKY && buffer.kind[source] !== WATER)
        reflected.splice(0, 3, ...picture.data.subarray(source * 3, source * 3 + 3));
      else sky(sx, Math.max(0, 2 * view.horizon - row), reflected);
      const grazing = Math.exp(-(under / height) * 1.3);
      blendToward(colour, reflected, reflect * (0.45 + 0.55 * grazing) * (1 - 0.35 * smoothstep(0.1, 0.6, wave)));

      if (glitter > 0) {
        const spread = view.wide.width * (0.012 + 0.16 * (under / view.wide.height));
        const near = gaussian(sunX, spread, x) + 0.25 * gaussian(sunX, spread * 2.6, x);
        blendToward(colour, sunColour, glitter * near * smoothstep(0.62 - near * 0.5, 0.75 - near * 0.42, chop * 0.7 + wave * 0.55 + 0.3));
      }
      atmosphere(colour, x, z * 0.8, 0);
      const shore = smoothstep(-0.05 * full, -0.004 * full, buffer.height[at] + 0.012 * full * chop);
      blendToward(colour, [0.95, 0.97, 0.97], shore * 0.26 * smoothstep(4, 0.8, z));
      picture.data.set(colour, at * 3);
    }
  }
}
