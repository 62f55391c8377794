import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Cells } from './cells.ts';
import type { SnapshotPlan } from './modes.ts';

/** Folder of the baselines, one sheet per story. */
export const baselineFolder = fileURLToPath(new URL('baselines/', import.meta.url));

/** Baselines of a story in the order of its modes, or none. A sheet holds them side by side, separated by a transparent column. */
export async function readSheet({ id, side }: Pick<SnapshotPlan, 'id' | 'side'>): Promise<Cells[]> {
  const path = `${baselineFolder}${id}.webp`;
  if (!existsSync(path)) return [];
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const isOpaque = (x: number, y: number) => x < info.width && y < info.height && data[(y * info.width + x) * 4 + 3] === 255;
  const baselines: Cells[] = [];
  for (let left = 0; left < info.width; left += 1) {
    if (!isOpaque(left, 0)) continue;
    let [width, height] = [1, 1];
    while (isOpaque(left + width, 0)) width += 1;
    while (isOpaque(left, height)) height += 1;
    const rgb = Buffer.alloc(width * height * 3);
    for (let at = 0; at < width * height; at += 1) {
      const from = (Math.floor(at / width) * info.width + left + (at % width)) * 4;
      data.copy(rgb, at * 3, from, from + 3);
    }
    baselines.push({ width, height, side, rgb });
    left += width;
  }
  return baselines;
}

/** Writes the baselines of a story. */
export async function writeSheet(id: string, snapshots: readonly Cells[]): Promise<void> {
  const width = snapshots.reduce((sum, one) => sum + one.width + 1, -1);
  const height = Math.max(...snapshots.map((one) => one.height));
  const data = Buffer.alloc(width * height * 4);
  let left = 0;
  for (const one of snapshots) {
    for (let at = 0; at < one.width * one.height; at += 1) {
      const to = (Math.floor(at / one.width) * width + left + (at % one.width)) * 4;
      one.rgb.copy(data, to, at * 3, at * 3 + 3);
      data[to + 3] = 255;
    }
    left += one.width + 1;
  }
  const sheet = await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 6, quality: 100 })
    .toBuffer();
  mkdirSync(baselineFolder, { recursive: true });
  writeFileSync(`${baselineFolder}${id}.webp`, sheet);
}
