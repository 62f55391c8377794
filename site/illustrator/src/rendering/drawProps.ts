import type { Prop, Scene, Terrain } from '#src/scene.ts';
import { silhouettes } from '#src/silhouettes/silhouettes.ts';
import type { Atmosphere } from './atmosphere.ts';
import type { GeometryBuffer } from './geometryBuffer.ts';
import type { Picture } from './picture.ts';
import { addGroundShadow, paintPropShadows } from './propShadows.ts';
import { drawSprite, drawSpriteShadow, rasterizeSprite, type Sprite } from './sprite.ts';

/** A prop where it stands in the picture: the column of its middle, the row of its foot, its height in pixels. */
type PlacedProp = { prop: Prop; sprite: Sprite; ground: number; x: number; base: number; size: number };

/** Draws props on the ground, the farthest first. */
export async function drawProps(
  props: readonly Prop[],
  scene: Scene,
  terrain: Terrain,
  buffer: GeometryBuffer,
  picture: Picture,
  atmosphere: Atmosphere,
): Promise<void> {
  const { view } = buffer;
  const placed = await placeProps(props, scene, terrain, buffer);
  if (scene.light.cast) {
    const shadows = new Float32Array(view.width * view.height);
    for (const { prop, sprite, ground, size } of placed)
      if (size > 12 && prop.kind !== 'grass' && !prop.lift && !(scene.water && ground <= 0))
        addGroundShadow(shadows, sprite, prop, ground, scene.sun, buffer);
    paintPropShadows(shadows, scene.light.cast, picture);
  }
  for (const { prop, sprite, ground, x, base, size } of placed) {
    const at = Math.min(view.height - 1, Math.max(0, Math.round(base))) * view.width + Math.min(view.width - 1, Math.max(0, Math.round(x)));
    const sunlit = Math.abs(buffer.depth[at] / prop.z - 1) < 0.1 ? buffer.sunlit[at] : 1;
    const ink = scene.props?.[prop.kind] ?? scene.inks[0];
    const placement = { x, base, size, depth: prop.z, height: ground, flip: prop.flip ?? false, sunlit, ink };
    const isBacklit = !scene.light.cast && scene.sun.disc && prop.kind !== 'grass';
    if (isBacklit) drawSpriteShadow(sprite, placement, 0.12 - scene.sun.azimuth * 0.012, 0.42, buffer, picture);
    drawSprite(sprite, placement, buffer, picture, atmosphere);
  }
}

/** The props that show, the farthest first. */
async function placeProps(props: readonly Prop[], scene: Scene, terrain: Terrain, { view }: GeometryBuffer): Promise<PlacedProp[]> {
  const sprites = new Map<string, Sprite>();
  const placed: PlacedProp[] = [];
  for (const prop of props.toSorted((a, b) => b.z - a.z)) {
    const ground = Math.max(scene.water ? 0 : -9, terrain.height(prop.x, prop.z, 8)) + (prop.lift ?? 0);
    const x = view.centre + (view.focal * prop.x) / prop.z;
    const base = view.horizon + (view.focal * (view.camera.height - ground)) / prop.z;
    const size = (view.focal * prop.size) / prop.z;
    if (size < 1.2 || x < -size || x > view.width + size || base - size > view.height) continue;
    const name = `${prop.kind}-${prop.variant}`;
    const drawSilhouette = silhouettes[prop.kind];
    if (!drawSilhouette) throw new Error(`No silhouette named ${prop.kind}`);
    const sprite = sprites.get(name) ?? (await rasterizeSprite(drawSilhouette(prop.variant), size > 400 ? 1400 : 512));
    sprites.set(name, sprite);
    placed.push({ prop, sprite, ground, x, base, size });
  }
  return placed;
}
