import { afterAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { PASSWORD, people } from '../builders/api.ts';
import { findAxeViolations } from '../builders/axe.ts';
import { launchBrowser, newVisitor } from '../builders/browser.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';
import { addVirtualAuthenticator } from '../builders/virtualAuthenticator.ts';

const server = await startServer();
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const smallPhone = { viewport: { width: 320, height: 640 } };
const security = { name: 'How you sign in', level: 1 } as const;

/** Presses a button without a pointer. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.focus();
  await button.press('Enter');
}

async function fillPassword(page: Page, username: string): Promise<void> {
  await page.locator('#login-username').fill(username);
  await page.locator('#login-password').fill(PASSWORD);
  await page.locator('#login-password').press('Enter');
}

/** Widths of the window and of what is in it. */
const widths = (page: Page) => page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);

test('a passkey is added, named, asked for after the password, opens by itself, proves who one is, and is removed', async () => {
  const { page, open, close } = await newVisitor(browser, server, smallPhone);
  const reader = await addVirtualAuthenticator(page);
  await open('/login/?return=/account/security/');
  await fillPassword(page, people.jordan);
  await page.getByRole('heading', security).waitFor();

  await press(page, 'Add a passkey');
  await reader.setVerified(false);
  await press(page, 'Make the passkey');
  await page.getByText('No passkey came').waitFor();
  await reader.setVerified(true);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByLabel('Name', { exact: true }).fill('Laptop');
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await page.getByRole('heading', { name: 'Ten spare keys' }).waitFor();
  await page.getByRole('button', { name: 'Remove Laptop' }).waitFor();

  await press(page, 'Add a passkey');
  await press(page, 'Make the passkey');
  await page.getByText('This device has a passkey for your account already.').waitFor();

  const signOut = async () => {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await open('/login/?return=/account/security/');
  };
  await signOut();
  await fillPassword(page, people.jordan);
  await page.getByRole('heading', { level: 1, name: 'One more lock' }).waitFor();
  await page.getByLabel('Recovery code').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  const [inner, outer] = await widths(page);
  expect(inner).toBeLessThanOrEqual(outer ?? 0);
  await reader.setVerified(false);
  await press(page, 'Use your passkey');
  await page.getByText('No passkey came').waitFor();
  await reader.setVerified(true);
  await press(page, 'Use your passkey');
  await page.getByRole('heading', security).waitFor();

  await signOut();
  await press(page, 'Sign in with a passkey');
  await page.getByRole('heading', security).waitFor();

  await query(server.databaseUrl, `UPDATE tokens SET proven_at = now() - interval '11 minutes'`);
  await press(page, 'Remove Laptop');
  await page.getByText('we would like to be sure it is you').waitFor();
  await press(page, 'Use your passkey');
  await page.getByText('Now choose again').waitFor();
  await press(page, 'Remove Laptop');
  await page.getByText('It is removed.').waitFor();

  await signOut();
  await press(page, 'Sign in with a passkey');
  await page.getByText('We do not know this passkey. Sign in with your password.').waitFor();
  await page.locator('#login-password').waitFor();
  await close();
});

test('without JavaScript nothing offers a passkey, and a recovery code is asked for instead', async () => {
  const { page, open, close } = await newVisitor(browser, server, { ...smallPhone, javaScriptEnabled: false });
  await open('/login/?return=/account/security/');
  expect(await page.getByRole('button', { name: /passkey/ }).count()).toBe(0);
  await fillPassword(page, people.dana);
  await page.getByRole('heading', security).waitFor();
  expect(await page.getByRole('button', { name: /passkey/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Add an authenticator app' }).waitFor();

  await page.context().clearCookies();
  await open('/login/?challenge=018f3c6e-6b7a-7c3e-9d56-3b1f0a2c4d5e&factors=PASSKEY,RECOVERY_CODE');
  await page.getByLabel('Recovery code').waitFor();
  expect(await page.getByRole('button', { name: /passkey/ }).count()).toBe(0);
  await close();
});
