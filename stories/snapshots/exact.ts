import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type Camera, picture, show, turn } from './camera.ts';
import type { Pictured } from './modes.ts';
import type { Changed } from './report.ts';

/** Where this machine keeps its own pictures, pixel by pixel. */
const kept = fileURLToPath(new URL(`../../.cache/snapshots/${process.platform}-${process.arch}/`, import.meta.url));

/** Pictures a story in its modes, pixel by pixel, and resolves to what is not as this machine pictured it before; what is new is kept at once. */
export async function lookExactly(camera: Camera, { id, modes }: Pictured, accept: boolean): Promise<Changed[]> {
  const changed: Changed[] = [];
  await show(camera, id);
  for (const mode of modes) {
    await turn(camera, mode);
    const name = `${id}/${mode.name}`;
    const path = `${kept}${name}.png`;
    const after = await picture(camera, 1);
    const before = existsSync(path) ? readFileSync(path) : undefined;
    const difference = before ? await differenceOf(before, after) : undefined;
    if (before && difference) {
      const shown = [
        { caption: 'before', png: before },
        { caption: 'after', png: after },
        ...(difference.marked ? [{ caption: 'what differs', png: difference.marked }] : []),
      ];
      changed.push({ name, words: difference.words, figures: shown });
    }
    if (!before || accept) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, after);
    }
  }
  return changed;
}

/** What differs of two PNG pictures, pixel by pixel: the old one, pale, with what differs in red; without that where the size is another. */
async function differenceOf(before: Buffer, after: Buffer): Promise<{ words: string; marked?: Buffer } | undefined> {
  if (before.equals(after)) return undefined;
  const [old, now] = await Promise.all([before, after].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })));
  if (!old || !now) throw new Error('A picture could not be read.');
  const { width, height } = old.info;
  if (width !== now.info.width || height !== now.info.height)
    return { words: `${now.info.width} × ${now.info.height} px instead of ${width} × ${height}` };
  const marked = Buffer.alloc(old.data.length);
  let pixels = 0;
  for (let at = 0; at < old.data.length; at += 3) {
    const same = [0, 1, 2].every((channel) => old.data[at + channel] === now.data[at + channel]);
    if (!same) pixels += 1;
    const pale = 200 + (old.data[at + 1] ?? 0) / 5;
    marked.set(same ? [pale, pale, pale] : [196, 18, 47], at);
  }
  if (pixels === 0) return undefined;
  const png = await sharp(marked, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return { words: `${pixels.toLocaleString('en')} pixels`, marked: png };
}
