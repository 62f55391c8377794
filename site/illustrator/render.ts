// Draws the pictures and their lists: `node render.ts [--preview folder] [scene …]`.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { writePictureLists } from '#src/output/pictureLists.ts';
import { encodePicture } from '#src/output/encodePicture.ts';
import { printOnPaper } from '#src/rendering/printOnPaper.ts';
import { drawScene } from '#src/drawScene.ts';
import type { Scene } from '#src/scene.ts';
import { scenes as table } from '#src/scenes/scenes.data.ts';

const scenes: Readonly<Record<string, Scene>> = table;
const { positionals, values } = parseArgs({ allowPositionals: true, options: { preview: { type: 'string' } } });
const names = positionals.length > 0 ? positionals : Object.keys(scenes);
const colours: Record<string, string> = {};

for (const name of names) {
  const scene = scenes[name];
  if (!scene) throw new Error(`No scene named ${name}; choose from ${Object.keys(scenes).join(', ')}`);
  const started = Date.now();
  if (values.preview) await preview(name, scene, values.preview);
  else {
    const { dominantColor, bytes } = await publish(name, scene);
    colours[name] = dominantColor;
    console.log(name, dominantColor, JSON.stringify(bytes));
  }
  console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
const resolve = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
if (!values.preview)
  await writePictureLists(
    { site: resolve('../src/shared/pictures.data.ts'), demo: resolve('../../bff/demo/data/pictures.data.ts') },
    scenes,
    colours,
  );

/** Draws a scene a tenth larger than its largest file, for smooth edges, and writes every published file. */
async function publish(name: string, scene: Scene): Promise<{ dominantColor: string; bytes: Record<string, number> }> {
  const large = printOnPaper(await drawScene(scene, 2640, 1650), scene.seed, false);
  const { data } = await sharp(large, { raw: { width: 2640, height: 1650, channels: 3 } })
    .resize(2400, 1500, { kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const floats = Float32Array.from(data, (byte) => byte / 255);
  const printed = printOnPaper({ width: 2400, height: 1500, data: floats }, scene.seed, true);
  return encodePicture(printed, 2400, 1500, fileURLToPath(new URL('../public/pictures', import.meta.url)), name);
}

/** Draws one small PNG into a folder, to check a scene while it is edited. */
async function preview(name: string, scene: Scene, folder: string): Promise<void> {
  const bytes = printOnPaper(await drawScene(scene, 1600, 1000), scene.seed, true);
  await sharp(bytes, { raw: { width: 1600, height: 1000, channels: 3 } })
    .resize(1000)
    .png()
    .toFile(`${folder}/${name}.png`);
}
