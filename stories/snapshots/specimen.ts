import type { Browser } from 'playwright-core';
import { takeSnapshot } from './camera.ts';
import { reduceToCells, SCALE } from './cells.ts';
import { compare } from './compare.ts';
import { readSheet, writeSheet } from './sheet.ts';

const SIDE = 8;

/** Text, edges, a gradient and a shadow that never change, so that only the machine's rendering affects them. */
const specimen = `
  <body style="margin: 24px; inline-size: 640px; font-family: sans-serif; background: #f4efe6; color: #1b2a33">
    <p style="font-size: 13px">Thirteen pixels: the quick brown fox jumps over the lazy dog, 0123456789</p>
    <p style="font-size: 41px; letter-spacing: -0.02em; transform: rotate(3deg)">Forty-one, turned a little</p>
    <div style="block-size: 90px; border: 1px solid #1b2a33; border-radius: 17px; background: linear-gradient(100deg, #204a4e, #e0a458); box-shadow: 0 9px 24px rgb(0 0 0 / 40%)"></div>
    <svg width="640" height="120" viewBox="0 0 64 12"><path d="M1 11C12-7 24 18 63 1" fill="none" stroke="#a33" stroke-width="0.3" /><circle cx="50" cy="8" r="3" opacity="0.4" /></svg>
  </body>`;

/**
 * Whether this machine renders like the one the baselines were taken on: with the same browser, the specimen looks the same. Without a
 * baseline of the specimen for this browser version, snapshots are compared.
 */
export async function rendersLikeBaselines(browser: Browser, accept = false): Promise<boolean> {
  const page = await browser.newPage({ viewport: { width: 700, height: 420 } });
  await page.setContent(specimen);
  const devtools = await page.context().newCDPSession(page);
  const now = await reduceToCells(await takeSnapshot({ page, devtools }, SCALE), SIDE);
  await page.close();
  const id = `../specimen-${browser.version()}`;
  const [before] = await readSheet({ id, side: SIDE });
  if (accept && (!before || compare(before, now))) await writeSheet(id, [now]);
  return !before || !compare(before, now);
}
