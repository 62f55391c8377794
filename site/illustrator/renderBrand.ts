// Draws the mark, the icons, the contour pattern, the press wordmarks and the share image.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawContourSheet } from '#src/brand/contourSheet.ts';
import { encodeIco } from '#src/brand/ico.ts';
import { openBrowser, traceText } from '#src/brand/lettering.ts';
import { drawMark } from '#src/brand/mark.ts';
import { outlets } from '#src/brand/outlets.data.ts';
import { drawShareImage } from '#src/brand/shareImage.ts';
import { scenes } from '#src/scenes/scenes.data.ts';

const ink = '#0f1c2b';
const alpineRed = '#c4122f';
const publicFolder = (path: string): string => fileURLToPath(new URL(`../public/${path}`, import.meta.url));

await mkdir(publicFolder('brand/press'), { recursive: true });
await writeFile(
  fileURLToPath(new URL('../../design-system/src/foundations/contours.svg', import.meta.url)),
  drawContourSheet(scenes.alps.seed),
);
await writeFile(publicFolder('brand/farwend-mark.svg'), drawMark({ line: 'currentColor', goal: alpineRed }));
const icon = drawMark({ line: '#ffffff', goal: '#e0304b', ground: ink });
await writeFile(publicFolder('favicon.svg'), icon);
await writeFile(publicFolder('favicon.ico'), encodeIco(await sharp(Buffer.from(icon), { density: 576 }).resize(32).png().toBuffer(), 32));
await writeFile(
  publicFolder('apple-touch-icon.png'),
  await sharp(Buffer.from(icon), { density: 576 }).resize(180).png({ palette: true }).toBuffer(),
);

const browser = await openBrowser();
for (const { file, html } of outlets) {
  const data = await traceText(browser, html, 180, 40);
  await writeFile(
    publicFolder(`brand/press/${file}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="40" viewBox="0 0 180 40"><path fill="currentColor" fill-rule="evenodd" d="${data}"/></svg>\n`,
  );
}
await writeFile(
  publicFolder('brand/share.jpg'),
  await drawShareImage(browser, publicFolder('pictures/savanna-1600.webp'), scenes.savanna.caption),
);
await browser.close();
