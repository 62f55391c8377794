import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { fontFaceRules } from './lettering.ts';

/** The image that social networks show with a link: a scene under the name, 1200 by 630, as JPEG. */
export async function drawShareImage(browser: Browser, picture: string, caption: string): Promise<Buffer> {
  const scene = (await readFile(picture)).toString('base64');
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`<style>${await fontFaceRules()}
    body{margin:0;width:1200px;height:630px;position:relative;overflow:hidden;background:url(data:image/webp;base64,${scene}) 50% 72%/cover;color:#fff}
    h1{position:absolute;left:64px;top:44px;margin:0;font:400 92px/1 'Newsreader Variable';letter-spacing:-.03em;display:flex;align-items:baseline}
    svg{width:112px;height:79px;margin-left:4px}
    p{position:absolute;left:68px;top:150px;margin:0;font:400 30px/1.3 'Newsreader Variable'}
    small{position:absolute;left:68px;bottom:34px;font:500 17px/1 'Instrument Sans Variable';letter-spacing:.02em;text-shadow:0 0 12px #2a1c0c99}</style>
    <h1>Farwend<svg viewBox="0 0 34 24" fill="none"><path d="M1 20.5C8 20.5 7 12 13.5 12S20 5 29 5" stroke="#fff" stroke-width="1.5" stroke-linecap="round"/><circle cx="29.5" cy="5" r="3.4" fill="#fff"/></svg></h1>
    <p>Journeys planned by people who have been there</p><small>${caption}</small>`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const shot = await page.screenshot({ type: 'jpeg', quality: 86 });
  await page.close();
  return shot;
}
