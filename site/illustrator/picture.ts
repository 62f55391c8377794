import { wipeFoot } from './grain.ts';
import { heightmap, viewOf } from './heightmap.ts';
import { castShadows } from './light.ts';
import { drawLines } from './line.ts';
import { mirrorThings } from './mirror.ts';
import { airOf, paint, type Picture } from './paint.ts';
import { places } from './place/place.ts';
import { project } from './project.ts';
import type { Scene } from './scene.ts';
import { skyOf } from './sky.ts';
import { setStands } from './stand.ts';
import { terrains } from './terrain/terrain.ts';
import { paintWater } from './water.ts';

/** Draws a scene at a size in pixels, without paper grain. The same scene and size give the same picture. */
export async function drawScene(scene: Scene, width: number, height: number): Promise<Picture> {
  const make = terrains[scene.biome];
  if (!make) throw new Error(`No terrain for the biome ${scene.biome}`);
  const terrain = make(scene.seed);
  const view = viewOf(scene.camera, width, height);
  const map = heightmap(terrain, view);
  const pixels = project(map, castShadows(map, scene.sun), scene.water !== undefined);
  const place = places[scene.biome];
  place?.houses?.(scene.seed, terrain, pixels);
  const skyAt = skyOf(scene, view);
  const air = airOf(scene, pixels, skyAt);
  const picture = paint(scene, terrain, pixels, skyAt, air);
  drawLines(scene, pixels, picture);
  const stands = place?.stands?.(scene.seed, terrain) ?? [];
  const set = (chosen: typeof stands): Promise<void> => setStands(chosen, scene, terrain, pixels, picture, air);
  await set(stands);
  if (scene.water) {
    mirrorThings(pixels);
    paintWater(scene, pixels, picture, skyAt, air);
    await set(stands.filter(({ kind }) => floating.has(kind))); // again, so that their edges lie on painted water
  }
  wipeFoot(picture, scene.foot);
  return picture;
}

const floating = new Set(['dhow', 'felucca', 'gondola', 'houseboat', 'junk', 'sail', 'torii']);
