import { ramp, rgb, tint } from './colour.ts';
import { bell, clamp, ease } from './ease.ts';
import { fbm, gradientNoise } from './noise.ts';
import type { Air, Picture } from './paint.ts';
import { sky, water, type Pixels } from './project.ts';
import type { Scene } from './scene.ts';
import type { Sky } from './sky.ts';

/** Prints water over a picture: body colour by depth, the mirrored land broken by ripples, the sun's glitter, pale shore lines. */
export function paintWater(scene: Scene, pixels: Pixels, picture: Picture, skyAt: Sky, air: Air): void {
  if (!scene.water) return;
  const { view } = pixels;
  const { width, height } = view;
  const body = ramp([
    [0, scene.water.shallow],
    [1, scene.water.deep],
  ]);
  const { depth: full, reflect, ripple, glitter, scale } = scene.water;
  const noise = gradientNoise(scene.seed + 71);
  const sunX = width / 2 + Math.tan((clamp(scene.sun.azimuth, -80, 80) * Math.PI) / 180) * view.focal;
  const pale = rgb(scene.sun.colour);
  const colour = [0, 0, 0];
  const mirrored = [0, 0, 0];
  for (let y = Math.max(0, Math.floor(view.horizon)); y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (pixels.kind[at] !== water) continue;
      const z = pixels.depth[at];
      const wx = ((x - width / 2) / view.focal) * z;
      const under = y - view.horizon;
      const wave = fbm(noise, (wx / z) * 9 * scale + 0.25 * Math.log(z) * 7, Math.log(z) * 46 * scale, 3, 0.6);
      const chop = fbm(noise, (wx / z) * 60 * scale + 40, Math.log(z) * 190 * scale, 2);
      const shift = (wave * 0.75 + chop * 0.32) * ripple;

      const tone = Math.round(255 * clamp(-pixels.height[at] / full + wave * 0.04)) * 3;
      for (let c = 0; c < 3; c += 1) colour[c] = body[tone + c];

      const sx = clamp(Math.round(x + shift * under * 0.1), 0, width - 1);
      const row = clamp(Math.round(y + shift * under * 0.42), 0, height - 1);
      let from = pixels.mirror[row * width + sx];
      for (let below = 1; from < 0 && below <= 4 && row + below < height; below += 1) from = pixels.mirror[(row + below) * width + sx]; // rounding leaves gaps at the waterline
      const sourceY = from >= 0 ? clamp(Math.round(from), 0, height - 1) : -1;
      const source = sourceY * width + sx;
      if (sourceY >= 0 && pixels.kind[source] !== sky && pixels.kind[source] !== water)
        mirrored.splice(0, 3, ...picture.data.subarray(source * 3, source * 3 + 3));
      else skyAt(sx, Math.max(0, 2 * view.horizon - row), mirrored);
      const grazing = Math.exp(-(under / height) * 1.3);
      tint(colour, mirrored, reflect * (0.45 + 0.55 * grazing) * (1 - 0.35 * ease(0.1, 0.6, wave)));

      if (glitter > 0) {
        const spread = width * (0.012 + 0.16 * (under / height));
        const near = bell(sunX, spread, x) + 0.25 * bell(sunX, spread * 2.6, x);
        tint(colour, pale, glitter * near * ease(0.62 - near * 0.5, 0.75 - near * 0.42, chop * 0.7 + wave * 0.55 + 0.3));
      }
      air(colour, x, y, z * 0.8, 0);
      const shore = ease(-0.05 * full, -0.004 * full, pixels.height[at] + 0.012 * full * chop);
      tint(colour, [0.95, 0.97, 0.97], shore * 0.26 * ease(4, 0.8, z));
      picture.data.set(colour, at * 3);
    }
  }
}
