import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi } from '../builders/api.ts';
import { launchBrowser, newVisitor, screens } from '../builders/browser.ts';
import { eventually } from '../builders/eventually.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const api = createApi(server);

/** The paths of an itinerary and an article that have an upright picture. */
async function findPaths(): Promise<string[]> {
  const query = { limit: 100, published: 'true' } as const;
  const [itineraries, articles] = await Promise.all([
    api.call(contract.itineraries.list, { query }),
    api.call(contract.articles.list, { query }),
  ]);
  const paths: string[] = [];
  for (const { id, slug } of itineraries.body.items)
    if ((await api.call(contract.itineraries.read, { params: { id } })).body.uprightImage) {
      paths.push(`/itineraries/${slug}/`);
      break;
    }
  for (const { id, slug } of articles.body.items)
    if ((await api.call(contract.articles.read, { params: { id } })).body.uprightImage) {
      paths.push(`/articles/${slug}/`);
      break;
    }
  return paths;
}

/** The box of the picture that the page begins with, and the shape of the file it shows. */
async function readPicture(path: string, screen: Parameters<typeof newVisitor>[2]) {
  const { page, open, messages, layoutShifts, settleFonts, close } = await newVisitor(browser, server, screen);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(request.url());
  });
  await open(path);
  await settleFonts();
  const picture = page.locator('main img[fetchpriority="high"]');
  await eventually(async () =>
    expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeTruthy(),
  );
  const shown = await picture.evaluate((image: HTMLImageElement) => ({
    box: image.clientHeight / image.clientWidth,
    file: image.naturalHeight / image.naturalWidth,
    source: image.currentSrc,
    candidates: [...(image.closest('picture')?.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img') ?? [])].flatMap(
      ({ srcset }) => srcset.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
    ),
  }));
  expect(messages).toEqual([]);
  expect(await layoutShifts()).toEqual([]);
  await close();
  return { ...shown, loaded: new Set(asked.filter((url) => shown.candidates.includes(url))) };
}

test('a page begins with an upright picture on phones that are held so, and loads no other form of it', async () => {
  const paths = await findPaths();
  expect(paths).toHaveLength(2);
  for (const path of paths) {
    const upright = await readPicture(path, screens.phone);
    expect(upright.file).toBeCloseTo(1.25, 2);
    expect(upright.box).toBeGreaterThan(1.1);
    expect([...upright.loaded]).toEqual([upright.source]);
    for (const screen of [screens.desktop, { viewport: { width: 740, height: 360 } }]) {
      const wide = await readPicture(path, screen);
      expect(wide.file).toBeCloseTo(0.625, 2);
      expect(wide.box).toBeLessThan(1);
      expect([...wide.loaded]).toEqual([wide.source]);
    }
  }
});
