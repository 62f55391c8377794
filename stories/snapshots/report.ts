import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Cells } from './cells.ts';

/** A snapshot that differs from its baseline. */
export interface SnapshotChange {
  /** Story id and mode: `design-system-button--primary/light-320`. */
  name: string;
  /** What differs. */
  summary: string;
  figures: readonly Figure[];
}

/** An image in the report. */
interface Figure {
  caption: string;
  png: Buffer;
  /** Displayed width. Defaults to the intrinsic width. */
  width?: number;
}

const folder = fileURLToPath(new URL('../dist/snapshots/', import.meta.url));

/** Path of the last report. */
export const reportPath = `${folder}index.html`;

/** Command that accepts the new snapshots. */
export const acceptCommand = 'npm run snapshots -- --accept';

/** Writes an HTML report with baseline, new snapshot and difference of each change. */
export function writeReport(changed: readonly SnapshotChange[], title: string, command = acceptCommand): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sections = changed.map(({ name, summary, figures }, change) => {
    const images = figures.map(({ caption, png, width }, index) => {
      const file = `${change}-${index}.png`;
      writeFileSync(folder + file, png);
      return `<figure><figcaption>${caption}</figcaption><img loading="lazy" src="${file}" alt=""${width ? ` width="${width}"` : ''}></figure>`;
    });
    return `<section><h2>${name}</h2><p>${summary}</p><div>${images.join('')}</div></section>`;
  });
  writeFileSync(
    reportPath,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>body{font:16px/1.5 system-ui;margin:2rem;color:#0f1c2b;background:#f5f8fa}div{display:flex;gap:1rem;overflow:auto}figure{margin:0}img{border:1px solid #d9e2e8;image-rendering:pixelated}</style>
<h1>${title}</h1>
<p>If the changes are intended: <code>${command}</code></p>
${sections.join('\n')}
`,
  );
}

/** Renders cells at half the page's size for the report; with marks, unchanged cells are faded and changed ones red. */
export async function renderCells(
  { width, height, side, rgb }: Cells,
  marks?: readonly boolean[],
): Promise<{ png: Buffer; width: number }> {
  const shown = Buffer.from(rgb);
  marks?.forEach((differs, cell) => {
    const pale = 200 + (rgb[cell * 3 + 1] ?? 0) / 5;
    shown.set(differs ? [196, 18, 47] : [pale, pale, pale], cell * 3);
  });
  const png = await sharp(shown, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return { png, width: (width * side) / 2 };
}
