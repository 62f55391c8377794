import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Cells } from './cells.ts';

/** A picture that is not what it was. */
export interface Changed {
  /** The story's id and the mode: `design-system-button--primary/light-320`. */
  name: string;
  /** What differs. */
  words: string;
  figures: readonly Figure[];
}

/** A picture on the report's page. */
interface Figure {
  caption: string;
  png: Buffer;
  /** How wide it is shown; as wide as it is unless said. */
  width?: number;
}

const folder = fileURLToPath(new URL('../dist/snapshots/', import.meta.url));

/** Where the last report is. */
export const reportPath = `${folder}index.html`;

/** What accepts what is new. */
export const acceptance = 'npm run snapshots -- --accept';

/** Writes a page that shows each change: before, after, what differs. */
export function writeReport(changed: readonly Changed[], title: string, accepted = acceptance): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sections = changed.map(({ name, words, figures }, change) => {
    const shown = figures.map(({ caption, png, width }, index) => {
      const file = `${change}-${index}.png`;
      writeFileSync(folder + file, png);
      return `<figure><figcaption>${caption}</figcaption><img loading="lazy" src="${file}" alt=""${width ? ` width="${width}"` : ''}></figure>`;
    });
    return `<section><h2>${name}</h2><p>${words}</p><div>${shown.join('')}</div></section>`;
  });
  writeFileSync(
    reportPath,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>body{font:16px/1.5 system-ui;margin:2rem;color:#0f1c2b;background:#f5f8fa}div{display:flex;gap:1rem;overflow:auto}figure{margin:0}img{border:1px solid #d9e2e8;image-rendering:pixelated}</style>
<h1>${title}</h1>
<p>If they are as they should be: <code>${accepted}</code></p>
${sections.join('\n')}
`,
  );
}

/** A small picture as the report shows it, half as large as the page; with marks, pale where nothing differs and red where it does. */
export async function drawn({ width, height, side, rgb }: Cells, marks?: readonly boolean[]): Promise<{ png: Buffer; width: number }> {
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
