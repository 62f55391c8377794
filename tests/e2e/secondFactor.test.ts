import { afterAll, expect, test } from '@jest/globals';
import { PASSWORD, people } from '../builders/api.ts';
import { currentStep, totpCode } from '../builders/authenticatorApp.ts';
import { findAxeViolations } from '../builders/axe.ts';
import { launchBrowser, newVisitor } from '../builders/browser.ts';
import { createBrowserClient } from '../builders/browserClient.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

test.each([
  ['with JavaScript', people.jordan, true],
  ['without JavaScript', people.dana, false],
])('an authenticator app is added, asked for at sign-in and removed, %s', async (_, username, javaScriptEnabled) => {
  const signIn = async () => {
    const visitor = await newVisitor(browser, server, { viewport: { width: 320, height: 640 }, javaScriptEnabled });
    await visitor.open('/login/?return=/account/security/');
    await visitor.page.locator('#login-username').fill(username);
    await visitor.page.locator('#login-password').fill(PASSWORD);
    await visitor.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    return visitor;
  };
  const first = await signIn();
  let { page } = first;
  await page.getByRole('heading', { level: 1, name: 'How you sign in' }).waitFor();
  const stranger = createBrowserClient(server.origin);
  await stranger.signIn(username);

  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const drawing = () => page.getByRole('img', { name: 'QR code of the key below' }).locator('path').getAttribute('d');
  const drawn = await drawing();
  expect(drawn).toMatch(/^M0 0h7v1/);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Lock it' }).click();
  await page.getByText('That code is not right').waitFor();
  expect(((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')).toBe(secret);
  expect(await drawing()).toBe(drawn);
  const step = currentStep();
  await page.getByLabel('Code', { exact: true }).fill(totpCode(secret, step));
  await page.getByRole('button', { name: 'Lock it' }).click();
  await page.getByRole('heading', { name: 'Ten spare keys' }).waitFor();
  expect(await page.locator('code').count()).toBe(10);
  expect(javaScriptEnabled ? await findAxeViolations(page) : []).toEqual([]); // axe needs scripts
  const spare = (await page.locator('code').first().textContent()) ?? '';

  await first.open('/account/security/');
  await page.getByRole('button', { name: /^Sign out of/ }).click();
  await page.getByText('It is signed out.').waitFor();
  expect(await stranger.isSignedIn()).toBe(false);

  await first.close();
  ({ page } = await signIn());
  await page.getByRole('heading', { level: 1, name: 'One more lock' }).waitFor();
  expect(javaScriptEnabled ? await findAxeViolations(page) : []).toEqual([]); // axe needs scripts
  await page.getByLabel('Code', { exact: true }).fill(totpCode(secret, step));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('That code is not right, or was used before.').waitFor();
  await page.getByLabel('Code', { exact: true }).fill(spare);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'How you sign in' }).waitFor();

  await query(server.databaseUrl, `UPDATE tokens SET proven_at = now() - interval '11 minutes'`);
  await page.getByRole('button', { name: 'Remove Phone' }).click();
  await page.getByText('we would like to be sure it is you').waitFor();
  await query(server.databaseUrl, 'UPDATE user_factors SET last_step = NULL');
  await page.getByLabel('Code', { exact: true }).fill(totpCode(secret));
  await page.getByRole('button', { name: 'It is me' }).click();
  await page.getByText('Now choose again').waitFor();
  await page.getByRole('button', { name: 'Remove Phone' }).click();
  await page.getByText('It is removed.').waitFor();
});
