// Draws the pictures and their lists: `node render.ts [--upright] [--preview folder] [scene …]`.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { writePictureLists } from '#src/output/pictureLists.ts';
import { encodePicture, encodeUpright } from '#src/output/encodePicture.ts';
import { type Framing, frameUpright, wideFraming } from '#src/rendering/framing.ts';
import { printOnPaper } from '#src/rendering/printOnPaper.ts';
import { drawScene } from '#src/drawScene.ts';
import type { Scene } from '#src/scene.ts';
import { scenes as table } from '#src/scenes/scenes.data.ts';

const scenes: Readonly<Record<string, Scene>> = table;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { preview: { type: 'string' }, upright: { type: 'boolean', default: false } },
});
const names = positionals.length > 0 ? positionals : Object.keys(scenes);
const colours: Record<string, string> = {};
const folder = fileURLToPath(new URL('../public/pictures', import.meta.url));

for (const name of names) {
  const scene = scenes[name];
  if (!scene) throw new Error(`No scene named ${name}; choose from ${Object.keys(scenes).join(', ')}`);
  const started = Date.now();
  if (values.preview) await preview(name, scene, values.preview);
  else {
    console.log(name, 'upright', await publishUpright(name, scene));
    if (values.upright) continue;
    const { dominantColor, bytes } = await publish(name, scene);
    colours[name] = dominantColor;
    console.log(name, dominantColor, JSON.stringify(bytes));
  }
  console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
const resolve = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
if (!values.preview)
  await writePictureLists(
    { site: resolve('../src/shared/pictures.data.ts'), demo: resolve('../../bff/demo/data/pictures.data.ts'), pictures: folder },
    scenes,
    colours,
  );

/** Writes every file of the wide picture of a scene. */
async function publish(name: string, scene: Scene): Promise<{ dominantColor: string; bytes: Record<string, number> }> {
  return encodePicture(await print(scene, 2400, 1500, wideFraming), 2400, 1500, folder, name);
}

/** Writes the file of the upright picture of a scene; returns its size in bytes. */
async function publishUpright(name: string, scene: Scene): Promise<number> {
  return encodeUpright(await print(scene, 960, 1200, frameUpright(scene)), 960, 1200, folder, name);
}

/** Draws a scene a tenth larger than it is kept, for smooth edges. */
async function print(scene: Scene, width: number, height: number, framing: Framing): Promise<Buffer> {
  const [drawnWidth, drawnHeight] = [Math.round(width * 1.1), Math.round(height * 1.1)];
  const large = printOnPaper(await drawScene(scene, drawnWidth, drawnHeight, framing), scene.seed, false);
  const { data } = await sharp(large, { raw: { width: drawnWidth, height: drawnHeight, channels: 3 } })
    .resize(width, height, { kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const floats = Float32Array.from(data, (byte) => byte / 255);
  return printOnPaper({ width, height, data: floats }, scene.seed, true);
}

/** Draws one small PNG into a folder, to check a scene while it is edited. */
async function preview(name: string, scene: Scene, target: string): Promise<void> {
  const [width, height] = values.upright ? [1056, 1320] : [1600, 1000];
  const bytes = printOnPaper(await drawScene(scene, width, height, values.upright ? frameUpright(scene) : wideFraming), scene.seed, true);
  await sharp(bytes, { raw: { width, height, channels: 3 } })
    .resize(values.upright ? 640 : 1000)
    .png()
    .toFile(`${target}/${name}.png`);
}
