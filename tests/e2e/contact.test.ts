import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { createApi } from '../builders/api.ts';
import { launchBrowser, newVisitor, screens } from '../builders/browser.ts';
import { waitForEmail } from '../builders/mailbox.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';
import { eventually } from '../builders/eventually.ts';

const server = await startServer();
const api = createApi(server);
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

let companyId: string;
beforeAll(async () => {
  const { body } = await api.call(contract.companies.read, { params: { id: 'acacia-quill' } });
  companyId = body.id;
});

const errorsOfContact = [
  'Please choose what it is about.',
  'Please enter your full name.',
  'Please enter a valid email address.',
  'Please write at least 10 characters.',
];
const summaryOf = (page: Page) => page.getByRole('group', { name: 'There is a problem' });

/** Fills the fields that every form has. */
async function write(page: Page, email: string): Promise<void> {
  const form = page.locator('main form');
  await form.getByLabel('Full name').fill('Rowan Ashby');
  await form.getByLabel('Email address').fill(email);
  await form.getByRole('textbox', { name: /Your message|What you plan/ }).fill('Which side of the river in July?');
}
const lastContact = async () =>
  (await api.call(contract.contactRequests.list, { as: 'team', query: { sort: '-createdAt', limit: 1 } })).body.items[0];
const lastOfCompanies = async () =>
  (await api.call(contract.companyContactRequests.list, { as: 'care', query: { sort: '-createdAt', limit: 1 } })).body.items[0];

describe('the contact form', () => {
  test('reports missing values in a focused summary and at each field; each error disappears once corrected', async () => {
    const { page, open, messages, close } = await newVisitor(browser, server);
    await open('/contact/');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await summaryOf(page).waitFor();
    await eventually(async () => expect(await summaryOf(page).getByRole('link').allInnerTexts()).toEqual(errorsOfContact));
    await eventually(async () => expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('group'));
    await summaryOf(page).getByRole('link').nth(3).click();
    await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
    await page.keyboard.type('Ten letters.');
    await eventually(async () => expect(await summaryOf(page).getByRole('link').allInnerTexts()).toEqual(errorsOfContact.slice(0, 3)));
    expect(messages).toEqual([]);
    await close();
  });

  test('solves its captcha from the first interaction, sends once, records an analytics event, and leads to the thank-you page', async () => {
    const { page, open, messages, close } = await newVisitor(browser, server, screens.phone);
    await open('/contact/');
    const challenge = page.waitForRequest(/\/v3\/captcha\?action=contact/);
    const inView = page.waitForRequest((request) => request.method() === 'PATCH' && /\/v2\/views\//.test(request.url()));
    await page.getByLabel('What is it about?').selectOption('PRESS');
    await challenge;
    expect((await inView).postDataJSON()).toEqual({ recaptchaId: expect.any(String) });
    await write(page, 'rowan.press@example.com');
    const [sent] = await Promise.all([
      page.waitForRequest('**/v3/contact_requests'),
      page.getByRole('button', { name: 'Send', exact: true }).click(),
    ]);
    expect(sent.postDataJSON()).toMatchObject({
      option: 'PRESS',
      name: 'Rowan Ashby',
      reCaptchaId: expect.any(String),
      viewId: expect.any(String),
    });
    await page.waitForURL(/\/contact\/thank-you\//);
    await page.getByRole('heading', { level: 1, name: 'Your message has arrived' }).waitFor();
    const told = () => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')));
    await eventually(async () => expect(await told()).toContain('{"event":"contactFormSubmit","kind":"contact","option":"PRESS"}'));
    expect(await lastContact()).toMatchObject({ option: 'PRESS', email: 'rowan.press@example.com', status: 'NEW' });
    expect(messages).toEqual([]);
    await close();
  });

  test('keeps the message when it cannot be sent', async () => {
    const { page, open, close } = await newVisitor(browser, server);
    await open('/contact/');
    await page.route('**/v3/contact_requests', (route) => route.abort());
    await page.getByLabel('What is it about?').selectOption('OTHER');
    await write(page, 'rowan@example.com');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await summaryOf(page).getByText('Something went wrong. Please try again.').waitFor();
    expect(await page.locator('main form').getByLabel('Full name').inputValue()).toBe('Rowan Ashby');
    await page.unroute('**/v3/contact_requests');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.waitForURL(/\/contact\/thank-you\//);
    await close();
  });

  test('without scripts: every error message, then the thank-you page; a message from a bot is not stored', async () => {
    const { page, open, close } = await newVisitor(browser, server, { ...screens.desktop, javaScriptEnabled: false });
    await open('/contact/');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await summaryOf(page).waitFor();
    expect(await summaryOf(page).getByRole('link').allInnerTexts()).toEqual(errorsOfContact);
    await page.getByLabel('What is it about?').selectOption('CAREERS');
    await write(page, 'not an address');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await eventually(async () =>
      expect(await summaryOf(page).getByRole('link').allInnerTexts()).toEqual(['Please enter a valid email address.']),
    );
    expect(await page.getByLabel('What is it about?').inputValue()).toBe('CAREERS');
    await page.locator('main form').getByLabel('Email address').fill('rowan.plain@example.com');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/contact/thank-you/');
    expect(await lastContact()).toMatchObject({ option: 'CAREERS', email: 'rowan.plain@example.com' });

    const body = new URLSearchParams({ option: 'OTHER', name: 'Bot', email: 'bot@example.com', message: 'Buy my pills now', fax: '1' });
    const answer = await fetch(`${server.origin}/contact/`, { method: 'POST', body, redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/contact/thank-you/']);
    expect(await lastContact()).toMatchObject({ email: 'rowan.plain@example.com' });
    await close();
  });
});

describe('a company that wants to join', () => {
  test.each([true, false])('applies, with scripts: %s', async (javaScriptEnabled) => {
    const { page, open, close } = await newVisitor(browser, server, { ...screens.desktop, javaScriptEnabled });
    const email = `ines.${javaScriptEnabled}@saltmarsh.example.com`;
    await open('/contact-travel-company/');
    await page.getByRole('button', { name: 'Apply' }).click();
    expect(await summaryOf(page).getByRole('link').first().innerText()).toBe('Please enter the name of your company.');
    await page.getByLabel('Name of your company').fill('Saltmarsh & Sky');
    await page.getByLabel('Its website').fill('https://saltmarsh.example.com');
    await page.getByLabel('Portugal').check();
    await page.getByLabel('Morocco').check();
    await write(page, email);
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(/\/contact-travel-company\/thank-you\//);
    expect(await lastOfCompanies()).toMatchObject({
      kind: 'JOIN_AS_COMPANY',
      companyName: 'Saltmarsh & Sky',
      website: 'https://saltmarsh.example.com',
      countryCodes: ['MA', 'PT'],
      email,
    });
    await close();
  });
});

describe('a question to a company', () => {
  test.each([true, false])('stays on its page, with scripts: %s', async (javaScriptEnabled) => {
    const { page, open, close } = await newVisitor(browser, server, { ...screens.desktop, javaScriptEnabled });
    await open('/travel-company/acacia-quill/');
    await page.getByRole('button', { name: 'Send the question' }).click();
    await summaryOf(page).waitFor();
    await eventually(async () => expect(await summaryOf(page).getByRole('link').allInnerTexts()).toEqual(errorsOfContact.slice(1)));
    await write(page, `rowan.${javaScriptEnabled}@example.com`);
    await page.getByRole('button', { name: 'Send the question' }).click();
    await page.getByRole('heading', { name: 'Your question is on its way to Acacia Quill' }).waitFor();
    expect(await lastOfCompanies()).toMatchObject({
      kind: 'QUESTION_TO_COMPANY',
      companyId,
      email: `rowan.${javaScriptEnabled}@example.com`,
    });
    await close();
  });
});

test('a mail client can unsubscribe from the newsletter with one click', async () => {
  const email = `click.${Date.now()}@example.com`;
  const form = new URLSearchParams({ fullName: 'Rowan Ashby', email, consent: 'on' });
  const posted = await fetch(`${server.origin}/newsletter/`, { method: 'POST', body: form });
  expect(posted.status).toBe(200);
  const { text } = await waitForEmail(server, email, /unsubscribe/i);
  const [link = ''] = /https?:\/\/\S+\/newsletter\/unsubscribe\S+/.exec(text) ?? [];
  const answer = await fetch(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect(answer.status).toBe(200);
  const rows = await query<{ status: string }>(server.databaseUrl, 'SELECT status FROM newsletter_requests WHERE email = $1', [email]);
  expect(rows).toEqual([{ status: 'UNSUBSCRIBED' }]);
});
