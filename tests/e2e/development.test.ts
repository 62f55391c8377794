import { afterAll, expect, test } from '@jest/globals';
import { launchBrowser, newVisitor } from '../builders/browser.ts';
import { startDevelopmentServer } from '../builders/developmentServer.ts';
import { eventually } from '../builders/eventually.ts';

const server = await startDevelopmentServer();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

test('an edited component, of the site or the design system, is on the page without a reload', async () => {
  const { page, open, close } = await newVisitor(browser, server);
  await open('/contact/');
  await page.evaluate(() => document.body.setAttribute('data-seen', ''));
  await server.edit('site/src/pages/Contact/Contact.tsx', 'Write, or call', 'Write, or whistle');
  await page.getByText('Write, or whistle').waitFor();
  await server.edit('design-system/src/components/SkipLink/SkipLink.tsx', "'Skip to content'", "'Skip to the text'"); // in an island
  await page.getByText('Skip to the text').waitFor({ state: 'attached' });
  expect(await page.locator('body[data-seen]').count()).toBe(1);
  await close();
});

test('an edited file of the server restarts it, and nothing else does', async () => {
  const readyCount = () => server.output().split('Ready: ').length - 1;
  expect(readyCount()).toBe(1);
  await server.edit('bff/src/http/health.ts', "{ status: 'ok' }", "{ status: 'edited' }");
  await eventually(async () => expect(await (await fetch(`${server.origin}/healthz`)).json()).toEqual({ status: 'edited' }));
  expect(readyCount()).toBe(2);
});
