import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { contourSheet } from './brand/contourSheet.ts';
import { ico } from './brand/ico.ts';
import { openBrowser, trace } from './brand/lettering.ts';
import { mark } from './brand/mark.ts';
import { outlets } from './brand/outlets.data.ts';
import { sharePicture } from './brand/sharePicture.ts';
import { scenes } from './scenes.data.ts';

const ink = '#0f1c2b';
const alpineRed = '#c4122f';
const publicFolder = (path: string): string => fileURLToPath(new URL(`../public/${path}`, import.meta.url));

await mkdir(publicFolder('brand/press'), { recursive: true });
await writeFile(
  fileURLToPath(new URL('../../design-system/src/foundations/contours.svg', import.meta.url)),
  contourSheet(scenes.alps.seed),
);
await writeFile(publicFolder('brand/farwend-mark.svg'), mark({ line: 'currentColor', goal: alpineRed }));
const icon = mark({ line: '#ffffff', goal: '#e0304b', ground: ink });
await writeFile(publicFolder('favicon.svg'), icon);
await writeFile(publicFolder('favicon.ico'), ico(await sharp(Buffer.from(icon), { density: 576 }).resize(32).png().toBuffer(), 32));
await writeFile(
  publicFolder('apple-touch-icon.png'),
  await sharp(Buffer.from(icon), { density: 576 }).resize(180).png({ palette: true }).toBuffer(),
);

const browser = await openBrowser();
for (const { file, html } of outlets) {
  const data = await trace(browser, html, 180, 40);
  await writeFile(
    publicFolder(`brand/press/${file}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="40" viewBox="0 0 180 40"><path fill="currentColor" fill-rule="evenodd" d="${data}"/></svg>\n`,
  );
}
await writeFile(
  publicFolder('brand/share.jpg'),
  await sharePicture(browser, publicFolder('pictures/savanna-1600.webp'), scenes.savanna.caption),
);
await browser.close();
