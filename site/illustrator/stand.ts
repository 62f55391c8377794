import { random } from './random.ts';
import type { Air, Picture } from './paint.ts';
import type { Pixels } from './project.ts';
import type { Scene, Stand, Terrain } from './scene.ts';
import { silhouettes } from './silhouettes/silhouettes.ts';
import { sprite, stamp, stampShadow, type Sprite } from './sprite.ts';

/** Sets the scene's things on the ground, far before near. */
export async function setStands(
  stands: readonly Stand[],
  scene: Scene,
  terrain: Terrain,
  pixels: Pixels,
  picture: Picture,
  air: Air,
): Promise<void> {
  const { view } = pixels;
  const drawings = new Map<string, Sprite>();
  for (const stand of stands.toSorted((a, b) => b.z - a.z)) {
    const ground = Math.max(scene.water ? 0 : -9, terrain.height(stand.x, stand.z, 8)) + (stand.lift ?? 0);
    const x = view.width / 2 + (view.focal * stand.x) / stand.z;
    const base = view.horizon + (view.focal * (view.camera.height - ground)) / stand.z;
    const size = (view.focal * stand.size) / stand.z;
    if (size < 1.2 || x < -size || x > view.width + size || base - size > view.height) continue;
    const name = `${stand.kind}-${stand.variant}`;
    const make = silhouettes[stand.kind];
    if (!make) throw new Error(`No silhouette named ${stand.kind}`);
    const drawing = drawings.get(name) ?? (await sprite(make(stand.variant), size > 400 ? 1400 : 512));
    drawings.set(name, drawing);
    const at = Math.min(view.height - 1, Math.max(0, Math.round(base))) * view.width + Math.min(view.width - 1, Math.max(0, Math.round(x)));
    const sunlit = Math.abs(pixels.depth[at] / stand.z - 1) < 0.1 ? pixels.sunlit[at] : 1;
    const ink = scene.stands?.[stand.kind] ?? scene.inks[0];
    const place = { x, base, size, depth: stand.z, height: ground, flip: stand.flip ?? false, sunlit, ink };
    if (scene.sun.disc && stand.kind !== 'grass') stampShadow(drawing, place, 0.12 - scene.sun.azimuth * 0.012, 0.42, pixels, picture);
    stamp(drawing, place, pixels, picture, air);
  }
}

/** Places `count` things where `allowed` says so (0 never, 1 always), spread evenly over the picture by distance. */
export function scatter(options: {
  seed: number;
  kind: string;
  count: number;
  variants: number;
  size: readonly [number, number];
  near: number;
  far: number;
  spread: number;
  allowed: (x: number, z: number) => number;
}): Stand[] {
  const next = random(options.seed);
  const stands: Stand[] = [];
  for (let tries = 0; stands.length < options.count && tries < options.count * 60; tries += 1) {
    const z = options.near * (options.far / options.near) ** next();
    const x = (next() * 2 - 1) * z * options.spread;
    const size = options.size[0] + (options.size[1] - options.size[0]) * next();
    if (options.allowed(x, z) > next())
      stands.push({ kind: options.kind, x, z, size, variant: Math.floor(next() * options.variants), flip: false });
  }
  return stands;
}
