import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { applyMode, type Camera, show, takeSnapshot } from './camera.ts';
import type { SnapshotPlan } from './modes.ts';
import type { SnapshotChange } from './report.ts';

/** Full-resolution baselines of this machine. */
const baselineFolder = fileURLToPath(new URL(`../../.cache/snapshots/${process.platform}-${process.arch}/`, import.meta.url));

/** Compares a story pixel by pixel with the baselines of this machine; missing baselines are created. */
export async function compareExactly(camera: Camera, { id, modes }: SnapshotPlan, accept: boolean): Promise<SnapshotChange[]> {
  const changes: SnapshotChange[] = [];
  await show(camera, id);
  for (const mode of modes) {
    await applyMode(camera, mode);
    const name = `${id}/${mode.name}`;
    const path = `${baselineFolder}${name}.png`;
    const after = await takeSnapshot(camera, 1);
    const before = existsSync(path) ? readFileSync(path) : undefined;
    const difference = before ? await findDifference(before, after) : undefined;
    if (before && difference) {
      const figures = [
        { caption: 'before', png: before },
        { caption: 'after', png: after },
        ...(difference.marked ? [{ caption: 'difference', png: difference.marked }] : []),
      ];
      changes.push({ name, summary: difference.summary, figures });
    }
    if (!before || accept) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, after);
    }
  }
  return changes;
}

/** Compares two PNG files pixel by pixel. Unless the sizes differ, `marked` shows the old one faded with differing pixels in red. */
async function findDifference(before: Buffer, after: Buffer): Promise<{ summary: string; marked?: Buffer } | undefined> {
  if (before.equals(after)) return undefined;
  const [oldImage, newImage] = await Promise.all(
    [before, after].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!oldImage || !newImage) throw new Error('A snapshot could not be read.');
  const { width, height } = oldImage.info;
  if (width !== newImage.info.width || height !== newImage.info.height)
    return { summary: `${newImage.info.width} × ${newImage.info.height} px instead of ${width} × ${height}` };
  const marked = Buffer.alloc(oldImage.data.length);
  let pixels = 0;
  for (let at = 0; at < oldImage.data.length; at += 3) {
    const same = [0, 1, 2].every((channel) => oldImage.data[at + channel] === newImage.data[at + channel]);
    if (!same) pixels += 1;
    const faded = 200 + (oldImage.data[at + 1] ?? 0) / 5;
    marked.set(same ? [faded, faded, faded] : [196, 18, 47], at);
  }
  if (pixels === 0) return undefined;
  const png = await sharp(marked, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return { summary: `${pixels.toLocaleString('en')} pixels differ`, marked: png };
}
