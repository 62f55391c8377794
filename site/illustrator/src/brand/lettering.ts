import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import sharp from 'sharp';
import { launchOptions } from '../../../../tests/chromium.mjs';
import { traceContours, simplifyLine } from '#src/math/contours.ts';
import { compactPathData } from './compactPath.ts';

const zoom = 24;

/** Opens the browser that renders the lettering. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}

/** `@font-face` rules of the brand's typefaces with the fonts embedded. */
export async function fontFaceRules(): Promise<string> {
  const face = async (family: string, file: string, style: string, weight: string): Promise<string> => {
    const bytes = await readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`)));
    return `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};font-stretch:75% 100%;src:url(data:font/woff2;base64,${bytes.toString('base64')})}`;
  };
  const faces = await Promise.all([
    face('Newsreader Variable', 'newsreader/files/newsreader-latin-opsz-normal.woff2', 'normal', '200 800'),
    face('Newsreader Variable', 'newsreader/files/newsreader-latin-opsz-italic.woff2', 'italic', '200 800'),
    face('Instrument Sans Variable', 'instrument-sans/files/instrument-sans-latin-wdth-normal.woff2', 'normal', '400 700'),
  ]);
  return faces.join('');
}

/** Renders HTML in a box of the given size and traces it to path data for an even-odd fill. */
export async function traceText(browser: Browser, html: string, width: number, height: number): Promise<string> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: zoom });
  await page.setContent(
    `<style>${await fontFaceRules()}body{margin:0;width:${width}px;height:${height}px;display:flex;align-items:center;color:#000;white-space:nowrap;font-optical-sizing:auto}</style>${html}`,
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const shot = await page.screenshot({ omitBackground: true });
  await page.close();
  const { data, info } = await sharp(shot).extractChannel('alpha').blur(1.1).raw().toBuffer({ resolveWithObject: true });
  const lines = traceContours(Float32Array.from(data), info.width, info.height, 127.5)
    .filter((line) => line.length > 8)
    .map((line) =>
      simplifyLine(
        line.map(([x, y]) => [x / zoom, y / zoom] as const),
        0.018,
      ),
    );
  return compactPathData(lines, 100);
}
