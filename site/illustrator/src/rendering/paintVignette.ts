import { smoothstep } from '#src/math/shaping.ts';
import type { Scene } from '#src/scene.ts';
import { parseHex } from './colour.ts';
import type { Picture } from './picture.ts';

/** Darkens the picture toward its bottom edge. */
export function paintVignette(picture: Picture, vignette: Scene['vignette']): void {
  if (!vignette) return;
  const ink = parseHex(vignette.colour);
  for (let y = Math.floor(vignette.from * picture.height); y < picture.height; y += 1) {
    const amount = vignette.amount * smoothstep(vignette.from, 1.05, y / picture.height);
    for (let x = 0; x < picture.width; x += 1) {
      const at = (y * picture.width + x) * 3;
      for (let c = 0; c < 3; c += 1) picture.data[at + c] *= 1 - amount * (1 - ink[c]);
    }
  }
}
