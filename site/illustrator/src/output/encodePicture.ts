import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { formatHex } from '#src/rendering/colour.ts';

/** Widths of the published pictures in pixels; the height is five eighths of them. */
export const pictureWidths = [480, 960, 1600, 2400] as const;

const avifQuality = { 480: 64, 960: 64, 1600: 62, 2400: 56 };
const webpQuality = { 480: 82, 960: 82, 1600: 80, 2400: 74 };

/** Writes `{name}-{width}.avif` and `.webp` for every width; returns the dominant colour and the size of each file in bytes. */
export async function encodePicture(
  pixels: Buffer,
  width: number,
  height: number,
  folder: string,
  name: string,
): Promise<{ dominantColor: string; bytes: Record<string, number> }> {
  await mkdir(folder, { recursive: true });
  const source = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const bytes: Record<string, number> = {};
  for (const wide of pictureWidths) {
    const picture = sharp(source).resize(wide, undefined, { kernel: 'lanczos3' });
    const avif = await picture.clone().avif({ quality: avifQuality[wide], effort: 4, chromaSubsampling: '4:2:0' }).toBuffer();
    const webp = await picture.clone().webp({ quality: webpQuality[wide], effort: 5, smartSubsample: true }).toBuffer();
    for (const [kind, data] of [
      ['avif', avif],
      ['webp', webp],
    ] as const) {
      await writeFile(join(folder, `${name}-${wide}.${kind}`), data);
      bytes[`${wide}.${kind}`] = data.length;
    }
  }
  const { channels } = await sharp(source).resize(64, 40).stats();
  const [red, green, blue] = channels.map((channel) => channel.mean / 255);
  return { dominantColor: formatHex([red ?? 0, green ?? 0, blue ?? 0]), bytes };
}

/** Writes `{name}-upright.webp`, of which the photos host makes what phones need; returns its size in bytes. */
export async function encodeUpright(pixels: Buffer, width: number, height: number, folder: string, name: string): Promise<number> {
  const data = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: webpQuality[960], effort: 5, smartSubsample: true })
    .toBuffer();
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}-upright.webp`), data);
  return data.length;
}
