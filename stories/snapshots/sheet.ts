import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Cells } from './cells.ts';
import type { Pictured } from './modes.ts';

/** Where the small pictures are kept, one sheet for each story. */
export const sheets = fileURLToPath(new URL('kept/', import.meta.url));

/** The small pictures of a story in the order of its modes; none if none were kept. They stand side by side with a column of nothing between them. */
export async function readSheet({ id, side }: Pick<Pictured, 'id' | 'side'>): Promise<Cells[]> {
  const path = `${sheets}${id}.webp`;
  if (!existsSync(path)) return [];
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const isThere = (x: number, y: number) => x < info.width && y < info.height && data[(y * info.width + x) * 4 + 3] === 255;
  const found: Cells[] = [];
  for (let left = 0; left < info.width; left += 1) {
    if (!isThere(left, 0)) continue;
    let [width, height] = [1, 1];
    while (isThere(left + width, 0)) width += 1;
    while (isThere(left, height)) height += 1;
    const rgb = Buffer.alloc(width * height * 3);
    for (let at = 0; at < width * height; at += 1) {
      const from = (Math.floor(at / width) * info.width + left + (at % width)) * 4;
      data.copy(rgb, at * 3, from, from + 3);
    }
    found.push({ width, height, side, rgb });
    left += width;
  }
  return found;
}

/** Keeps the small pictures of a story. */
export async function writeSheet(id: string, pictures: readonly Cells[]): Promise<void> {
  const width = pictures.reduce((sum, one) => sum + one.width + 1, -1);
  const height = Math.max(...pictures.map((one) => one.height));
  const data = Buffer.alloc(width * height * 4);
  let left = 0;
  for (const one of pictures) {
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
  mkdirSync(sheets, { recursive: true });
  writeFileSync(`${sheets}${id}.webp`, sheet);
}
