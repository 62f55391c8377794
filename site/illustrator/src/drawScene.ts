import { biomes } from '#src/biomes/biomes.ts';
import { buildAtmosphere } from '#src/rendering/atmosphere.ts';
import { castBuildingShadows } from '#src/rendering/castBuildingShadows.ts';
import { drawInkLines } from '#src/rendering/drawInkLines.ts';
import { drawProps } from '#src/rendering/drawProps.ts';
import { type Framing, wideFraming } from '#src/rendering/framing.ts';
import { buildView, sampleHeightmap } from '#src/rendering/heightmap.ts';
import { paintGround } from '#src/rendering/paintGround.ts';
import { paintVignette } from '#src/rendering/paintVignette.ts';
import { paintWater } from '#src/rendering/paintWater.ts';
import type { Picture } from '#src/rendering/picture.ts';
import { rasterizeHeightmap } from '#src/rendering/rasterizeHeightmap.ts';
import { reflectProps } from '#src/rendering/reflectProps.ts';
import { castShadows } from '#src/rendering/shadows.ts';
import { buildSky } from '#src/rendering/sky.ts';
import type { Prop, Scene } from './scene.ts';

/** Props that float: their edges lie on water. */
const floating = new Set([
  'dhow',
  'felucca',
  'fishingBoat',
  'gondola',
  'houseboat',
  'junk',
  'lanternBoat',
  'mooredGondola',
  'motorYacht',
  'riverBoat',
  'sail',
  'sampan',
  'steamer',
  'torii',
]);

/** Draws a scene in pixels of `width` by `height`, without paper grain; the same scene and size give the same picture. */
export async function drawScene(scene: Scene, width: number, height: number, framing: Framing = wideFraming): Promise<Picture> {
  const biome = biomes[scene.biome];
  if (!biome) throw new Error(`No biome named ${scene.biome}`);
  const terrain = biome.buildTerrain(scene.seed);
  const view = buildView(scene.camera, width, height, framing);
  const map = sampleHeightmap(terrain, view);
  const buffer = rasterizeHeightmap(map, castShadows(map, scene.sun), scene.water !== undefined);
  biome.placeBuildings?.(scene.seed, terrain, buffer);
  if (scene.light.cast) castBuildingShadows(buffer, scene.sun);
  const sky = buildSky(scene, view);
  const atmosphere = buildAtmosphere(scene, buffer, sky);
  const picture = paintGround(scene, terrain, buffer, sky, atmosphere);
  drawInkLines(scene, buffer, picture);
  const props = biome.placeProps?.(scene.seed, terrain) ?? [];
  const draw = (chosen: readonly Prop[]): Promise<void> => drawProps(chosen, scene, terrain, buffer, picture, atmosphere);
  await draw(props);
  if (scene.water) {
    reflectProps(buffer);
    paintWater(scene, buffer, picture, sky, atmosphere);
    await draw(props.filter(({ kind }) => floating.has(kind))); // again, so that their edges blend with the painted water
  }
  paintVignette(picture, scene.vignette);
  return picture;
}
