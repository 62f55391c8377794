// Draws the logos of companies and news outlets; the outlets' wordmarks come from renderBrand.ts.
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { companyLogos } from '#src/brand/companies.data.ts';
import { openBrowser, fontFaceRules } from '#src/brand/lettering.ts';
import { outlets } from '#src/brand/outlets.data.ts';

const ink = '#0f1c2b';
const publicFolder = (path: string): string => fileURLToPath(new URL(`../public/${path}`, import.meta.url));
await mkdir(publicFolder('logos'), { recursive: true });

const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 480, height: 240 }, deviceScaleFactor: 2 });
for (const { file, html } of companyLogos) {
  await page.setContent(
    `<style>${await fontFaceRules()}body{margin:0;width:480px;height:240px;display:grid;place-items:center;text-align:center;color:${ink};background:#fff;white-space:nowrap;font-optical-sizing:auto}</style><main>${html}</main>`,
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await sharp(await page.screenshot())
    .webp({ lossless: true, effort: 6 })
    .toFile(publicFolder(`logos/${file}.webp`));
}
await browser.close();

for (const { file } of outlets) {
  const drawing = (await readFile(publicFolder(`brand/press/${file}.svg`), 'utf8')).replaceAll('currentColor', ink);
  await sharp(Buffer.from(drawing), { density: 72 * 4.6 })
    .resize(828, 184, { fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .extend({ top: 148, bottom: 148, left: 66, right: 66, background: '#fff' })
    .webp({ lossless: true, effort: 6 })
    .toFile(publicFolder(`logos/${file}.webp`));
}
