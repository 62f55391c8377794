import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { applyMode, type Camera, show, takeSnapshot } from './camera.ts';
import { findDifference, sizeOf } from './findDifference.ts';
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
    const difference = before ? await describeDifference(before, after) : undefined;
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

/** What differs between two PNG files. Unless the sizes differ, `marked` shows the old one faded with differing pixels in red. */
async function describeDifference(before: Buffer, after: Buffer): Promise<{ summary: string; marked?: Buffer } | undefined> {
  const difference = await findDifference(before, after);
  if (!difference) return undefined;
  const [oldSize, newSize] = await Promise.all([sizeOf(before), sizeOf(after)]);
  if (oldSize.width !== newSize.width || oldSize.height !== newSize.height)
    return { summary: `${newSize.width} × ${newSize.height} px instead of ${oldSize.width} × ${oldSize.height}` };
  const marked = await sharp(before)
    .greyscale()
    .linear(1 / 5, 200)
    .toColourspace('srgb')
    .composite([{ input: difference.mask }])
    .png()
    .toBuffer();
  return { summary: `${difference.pixels.toLocaleString('en')} pixels differ`, marked };
}
