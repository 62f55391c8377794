// Takes the screenshots of docs/pictures from a running product: `npm run pictures`, or `npm run pictures -- --origin http://localhost:8080 home footer`;
// with `--workshop http://localhost:6006` those of Storybook too.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { launchOptions } from './chromium.mjs';

const { values, positionals } = parseArgs({
  options: { origin: { type: 'string', default: 'http://localhost:8080' }, workshop: { type: 'string' } },
  allowPositionals: true,
});
const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

/** File name, page, signed-in person and preparation of each screenshot. */
const pictures = [
  { name: 'home', path: '/', screen: desktop },
  { name: 'home-phone', path: '/', screen: phone },
  { name: 'menu', path: '/', screen: desktop, act: (page) => page.getByRole('button', { name: 'Destinations' }).click() },
  { name: 'menu-phone', path: '/', screen: phone, act: (page) => page.getByRole('button', { name: 'Menu' }).click() },
  {
    name: 'footer',
    path: '/about-us/',
    screen: desktop,
    act: (page) => page.locator('footer').evaluate((footer) => footer.scrollIntoView({ block: 'end' })),
  },
  { name: 'trip-request', path: '/trip-request/', screen: desktop },
  { name: 'trip-request-phone', path: '/trip-request/', screen: phone },
  { name: 'itineraries', path: '/itineraries/', screen: desktop },
  { name: 'itinerary', path: '/itineraries/south-to-the-silence/', screen: desktop },
  { name: 'itinerary-phone', path: '/itineraries/south-to-the-silence/', screen: phone },
  { name: 'destinations', path: '/destinations/', screen: desktop },
  { name: 'articles', path: '/articles/', screen: desktop },
  { name: 'guides', path: '/guides/', screen: desktop },
  { name: 'guide', path: '/guides/peru/', screen: desktop },
  { name: 'guide-phone', path: '/guides/peru/', screen: phone },
  { name: 'reviews', path: '/reviews/', screen: desktop },
  { name: 'reviews-phone', path: '/reviews/', screen: phone },
  { name: 'travel-companies', path: '/travel-companies/', screen: desktop },
  { name: 'travel-company', path: '/travel-company/acacia-quill/', screen: desktop },
  { name: 'travel-company-phone', path: '/travel-company/acacia-quill/', screen: phone },
  { name: 'contact', path: '/contact/', screen: desktop },
  { name: 'careers', path: '/careers/', screen: desktop },
  { name: 'login', path: '/login/', screen: desktop },
  { name: 'my-trips', path: '/my-trips/', screen: desktop, as: 'dana@example.com' },
  { name: 'my-trips-phone', path: '/my-trips/', screen: phone, as: 'jordan@example.com' },
  { name: 'desk', path: '/my-trips/', screen: desktop, as: 'care@example.com' },
  { name: 'desk-phone', path: '/my-trips/', screen: phone, as: 'care@example.com' },
  { name: 'not-found', path: '/nowhere/on/the/map/', screen: desktop },
];

/** Pages of Storybook: file name and URL. */
const workshop = [
  { name: 'tour/workshop', path: '/?path=/docs/welcome--docs' },
  { name: 'tour/component', path: '/?path=/story/design-system-routemap--journey&panel=false' },
  { name: 'tour/goals', path: '/?path=/docs/guides-goals--docs' },
  { name: 'tour/statechart', path: '/?path=/story/flows-trip-request-statechart--statechart&panel=false' },
];

const unknown = positionals.filter((name) => [...pictures, ...workshop].every((picture) => picture.name !== name));
if (unknown.length > 0)
  throw new Error(
    `There is no picture named ${unknown.join(', ')}. There are ${[...pictures, ...workshop].map(({ name }) => name).join(', ')}.`,
  );

const browser = await chromium.launch(await launchOptions());
for (const { name, path, screen, as, act } of pictures) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const context = await browser.newContext({ baseURL: values.origin, viewport: screen, reducedMotion: 'reduce', locale: 'en-US' });
  const page = await context.newPage();
  if (as) await page.request.post('/v3/login', { data: { username: as, password: 'compass-rose-42' }, headers: { Origin: values.origin } });
  await page.goto(path);
  await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' });
  await act?.(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 82 });
  await context.close();
  console.log(`docs/pictures/${name}.jpg`);
}
for (const { name, path } of values.workshop ? workshop : []) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const page = await browser.newPage({ baseURL: values.workshop, viewport: desktop, reducedMotion: 'reduce', locale: 'en-US' });
  await page.goto(path);
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.locator('body.sb-show-main').waitFor();
  await preview.locator('#storybook-docs h1, #storybook-root > *').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 82 });
  await page.close();
  console.log(`docs/pictures/${name}.jpg`);
}
await browser.close();
