import { afterAll, describe, expect, test } from '@jest/globals';
import { contract } from '@farwend/api-contract';
import { readFileSync } from 'node:fs';
import { createApi, people, type Person } from '../builders/api.ts';
import { findAxeViolations } from '../builders/axe.ts';
import { launchBrowser, newVisitor, screens, signInAs, type Visitor } from '../builders/browser.ts';
import { buildPdf, documentBody, uploadAndScan } from '../builders/documents.ts';
import { eventually } from '../builders/eventually.ts';
import { startServer } from '../builders/server.ts';
import { newEmail, tripRequestBody } from '../builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Somebody at the desk, in a browser of their own. */
async function sitAt(person: Person, path: string, options = {}): Promise<Visitor> {
  const visitor = await newVisitor(browser, server, { ...screens.desktop, ...options });
  await signInAs(visitor.page, people[person]);
  await visitor.open(path);
  return visitor;
}

/** A traveler that care has written down. */
async function createTraveler(facts: object = {}) {
  const body = { givenName: 'Rowan', familyName: 'Ashby', email: newEmail(), ...facts };
  return (await api.call(contract.travelers.create, { as: 'care', body })).body;
}

const read = async (id: string) => (await api.call(contract.travelers.read, { as: 'care', params: { id } })).body;
const addressOf = ({ page }: Pick<Visitor, 'page'>) => page.url().replace(server.origin, '');
const focusedText = ({ page }: Pick<Visitor, 'page'>) => page.evaluate(() => document.activeElement?.textContent);

describe('the list', () => {
  test('is searched, filtered and sorted by the keyboard, and its address brings the same again', async () => {
    const tag = `walks-${Date.now()}`;
    const ben = await createTraveler({ givenName: 'Benedict', tags: [tag], countryOfResidence: 'KE' });
    await createTraveler({ givenName: 'Adaeze', tags: [tag], countryOfResidence: 'KE' });
    await createTraveler({ givenName: 'Cleo', tags: [tag] });
    const visitor = await sitAt('care', '/desk/');
    const { page, messages } = visitor;
    await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Travelers' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Travelers' }).waitFor();
    const find = page.getByRole('search');
    await find.getByLabel('Lives in').selectOption({ label: 'Kenya' });
    await find.getByLabel('Tag').fill(tag);
    await page.keyboard.press('Enter');
    await page.getByText('2 travelers.').waitFor();
    const sortButton = page.getByRole('columnheader', { name: 'Traveler' }).getByRole('button');
    await sortButton.press('Enter');
    const rows = page.getByRole('rowheader').getByRole('link');
    await eventually(async () => expect(await rows.allTextContents()).toEqual(['Adaeze Ashby', 'Benedict Ashby']));
    await sortButton.press('Enter');
    await eventually(async () => expect(await rows.allTextContents()).toEqual(['Benedict Ashby', 'Adaeze Ashby']));
    expect(addressOf(visitor)).toBe(`/desk/travelers/?country=KE&tag=${tag}&sort=-givenName`);
    await page.reload();
    await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' });
    expect(await rows.allTextContents()).toEqual(['Benedict Ashby', 'Adaeze Ashby']);
    expect(await page.getByRole('columnheader', { name: 'Traveler' }).getAttribute('aria-sort')).toBe('descending');
    expect(await find.getByLabel('Lives in').inputValue()).toBe('KE');

    await find.getByLabel('Name or email').fill(ben.email);
    await page.keyboard.press('Enter');
    await page.getByText('1 traveler.').waitFor();
    await rows.first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Benedict Ashby' }).waitFor();
    expect(addressOf(visitor)).toBe(`/desk/travelers/${ben.id}/`);
    expect(messages).toEqual([]);
    await visitor.close();
  });

  test('its rows are one tab stop, and are walked by letters and arrows', async () => {
    const visitor = await sitAt('care', '/desk/travelers/');
    const { page } = visitor;
    const names = await page.getByRole('rowheader').getByRole('link').allTextContents();
    await page.getByRole('columnheader', { name: 'Since' }).getByRole('button').focus();
    await page.keyboard.press('Tab');
    expect(await focusedText(visitor)).toBe(names[0]);
    await page.keyboard.press('j');
    await page.keyboard.press('ArrowDown');
    expect(await focusedText(visitor)).toBe(names[2]);
    await page.keyboard.press('k');
    expect(await focusedText(visitor)).toBe(names[1]);
    await page.keyboard.press('End');
    expect(await focusedText(visitor)).toBe(names.at(-1));
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('tbody') === null)).toBe(true);
    await visitor.close();
  });

  test('a page without anybody says so and leads back', async () => {
    const { page, close } = await sitAt('care', '/desk/travelers/?q=nobody-of-this-name&page=7');
    await page.getByRole('heading', { name: 'Nobody fits' }).waitFor();
    expect(new URL(page.url()).search).toBe('?q=nobody-of-this-name');
    await page.getByRole('link', { name: 'Show all travelers' }).press('Enter');
    await page.getByRole('rowheader').first().waitFor();
    await close();
  });

  test('without scripts it is read and filtered', async () => {
    const { page, close } = await newVisitor(browser, server, { ...screens.desktop, javaScriptEnabled: false });
    await signInAs(page, people.care);
    await page.goto('/desk/travelers/?sort=givenName');
    expect(await page.getByRole('rowheader').count()).toBeGreaterThan(10);
    await page.getByLabel('Name or email').fill(people.dana);
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByText('1 traveler.').waitFor();
    expect(await page.getByRole('rowheader').getByText(people.dana).count()).toBe(1);
    await close();
  });
});

describe('a traveler', () => {
  test('is reached from a request, and leads to requests, conversations and papers', async () => {
    const { body: request } = await api.call(contract.tripRequests.create, { body: tripRequestBody(), captcha: 'tripRequest' });
    const { body: asked } = await api.call(contract.tripRequests.read, { as: 'care', params: { id: request.id } });
    const personId = String(asked.travelers[0]?.travelerId);
    await eventually(async () => {
      const { body: mails } = await api.call(contract.templatedEmails.list, { as: 'care', query: { personId } });
      expect(mails.items[0]?.status).toBe('SENT');
    });
    const visitor = await sitAt('care', `/desk/requests/${request.id}/`);
    const { page, messages } = visitor;
    await page.getByRole('main').getByRole('link', { name: 'Rowan Ashby' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Rowan Ashby' }).waitFor();
    for (const name of [
      'Profile',
      'How they travel',
      'Trip requests',
      'Conversations',
      'Documents',
      'Mails to them',
      'Notes for colleagues',
    ])
      await page.getByRole('region', { name }).waitFor();
    const mails = page.getByRole('region', { name: 'Mails to them' });
    await mails
      .getByRole('button', { name: /^Read: / })
      .first()
      .press('Enter');
    await mails.getByText('Rowan').first().waitFor();
    await page.getByRole('region', { name: 'Trip requests' }).getByRole('link').first().press('Enter');
    await page.getByText(`Inbox / ${request.reference}`).waitFor();
    expect(messages).toEqual([]);
    await visitor.close();
  });

  test('is edited in place by the keyboard; what the API refuses stands at its field', async () => {
    const traveler = await createTraveler();
    const visitor = await sitAt('care', `/desk/travelers/${traveler.id}/`);
    const { page } = visitor;
    const panel = page.getByRole('region', { name: 'Profile' });
    await panel.getByRole('button', { name: 'Edit' }).press('Enter');
    await eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.closest('form')?.querySelector('input') === document.activeElement)).toBe(
        true,
      ),
    );
    await panel.getByLabel('Email').fill('rowan at home');
    await page.keyboard.press('Enter');
    await panel.getByText('Enter an email address in the correct format').first().waitFor();
    await eventually(async () => expect(await panel.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true));
    await panel.getByLabel('Email').fill(traveler.email);
    await panel.getByLabel('Tags').fill('vip, honeymoon');
    await panel.getByLabel('Phone code').fill('+1');
    await panel.getByLabel('Phone number').fill('(212) 555-0123');
    await panel.getByLabel('Do not contact').focus();
    await page.keyboard.press('Space');
    await panel.getByRole('button', { name: 'Save' }).press('Enter');
    await panel.getByText('vip, honeymoon').waitFor();
    await eventually(async () => expect(await focusedText(visitor)).toBe('Edit'));
    expect(await read(traveler.id)).toMatchObject({ tags: ['vip', 'honeymoon'], doNotContact: true, phone: { prefix: '+1' }, version: 2 });
    await visitor.close();
  });

  test('changed by two at once: other fields are joined, the same field is asked about', async () => {
    const traveler = await createTraveler({ tags: ['new'] });
    const one = await sitAt('care', `/desk/travelers/${traveler.id}/`);
    const other = await sitAt('admin', `/desk/travelers/${traveler.id}/`);
    const begin = async ({ page }: Visitor) => {
      const panel = page.getByRole('region', { name: 'Profile' });
      await panel.getByRole('button', { name: 'Edit' }).click();
      return panel;
    };
    const [mine, theirs] = [await begin(one), await begin(other)];
    await theirs.getByLabel('Given name').fill('Rowena');
    await theirs.getByRole('button', { name: 'Save' }).click();
    await theirs.getByRole('button', { name: 'Edit' }).waitFor();
    await mine.getByLabel('Tags').fill('vip');
    await mine.getByRole('button', { name: 'Save' }).click();
    await mine.getByRole('button', { name: 'Edit' }).waitFor();
    expect(await read(traveler.id)).toMatchObject({ givenName: 'Rowena', tags: ['vip'] });

    await begin(one);
    await begin(other);
    await theirs.getByLabel('Given name').fill('Roberta');
    await theirs.getByRole('button', { name: 'Save' }).click();
    await theirs.getByRole('button', { name: 'Edit' }).waitFor();
    await mine.getByLabel('Given name').fill('Rosa');
    await mine.getByLabel('Family name').fill('Ash');
    await mine.getByRole('button', { name: 'Save' }).click();
    const choice = mine.getByRole('radiogroup', { name: 'Given name' });
    await choice.getByLabel('Mine: Rosa').waitFor();
    expect(await read(traveler.id)).toMatchObject({ givenName: 'Roberta', familyName: 'Ashby' });
    expect(await findAxeViolations(one.page)).toEqual([]);
    await choice.getByLabel('Theirs: Roberta').check();
    await mine.getByRole('button', { name: 'Go on with these' }).click();
    expect(await mine.getByLabel('Given name').inputValue()).toBe('Roberta');
    await mine.getByRole('button', { name: 'Save' }).click();
    await mine.getByRole('button', { name: 'Edit' }).waitFor();
    expect(await read(traveler.id)).toMatchObject({ givenName: 'Roberta', familyName: 'Ash' });
    expect(one.messages.filter((message) => !message.includes('412'))).toEqual([]);
    await one.close();
    await other.close();
  });

  test('a note about them is kept', async () => {
    const { id } = await createTraveler();
    const { page, messages, close } = await sitAt('care', `/desk/travelers/${id}/`);
    const panel = page.getByRole('region', { name: 'Notes for colleagues' });
    await panel.getByLabel('New note').fill('Speaks Portuguese.');
    await panel.getByRole('button', { name: 'Keep the note' }).press('Enter');
    await panel.getByText('Speaks Portuguese.').and(page.locator('p')).waitFor();
    const query = { subjectType: 'TRAVELER', subjectId: id };
    const { body } = await api.call(contract.notes.list, { as: 'care', query });
    expect(body.items.map((note) => note.body)).toEqual(['Speaks Portuguese.']);
    expect(messages).toEqual([]);
    await close();
  });

  test('a document of theirs is downloaded', async () => {
    const { id } = await createTraveler();
    const bytes = buildPdf('Passport of Rowan Ashby');
    const body = documentBody(bytes, { name: 'Passport of Rowan', fileName: 'passport.pdf', category: 'PASSPORT' });
    const { body: document } = await api.call(contract.documents.createOfTraveler, { as: 'care', params: { id }, body });
    await uploadAndScan(api, 'care', document.id, bytes);
    const { page, close } = await sitAt('care', `/desk/travelers/${id}/`);
    const panel = page.getByRole('region', { name: 'Documents' });
    await panel.getByText(/^Passport, 1 kB/).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('link', { name: 'Passport of Rowan' }).press('Enter'),
    ]);
    expect(download.suggestedFilename()).toBe('passport.pdf');
    expect(readFileSync(await download.path())).toEqual(Buffer.from(bytes));
    await close();
  });

  test('a record of the same person is merged after a look at what changes, and taken apart again', async () => {
    const [name, host] = newEmail().split('@');
    const remains = await createTraveler({ email: `${name}@${host}`, tags: ['vip'] });
    const twin = await createTraveler({ email: `${name}+trips@${host}`, tags: ['family'] });
    const { page, messages, close } = await sitAt('admin', `/desk/travelers/${remains.id}/`);
    await page.getByRole('region', { name: 'Twice here?' }).getByText('Same mailbox').waitFor();
    await page.getByRole('button', { name: `Merge ${twin.email} into this record …` }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('tags', { exact: true }).waitFor();
    await dialog.getByText('vip, family').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await read(twin.id)).toMatchObject({ mergedIntoId: null });
    await dialog.getByRole('button', { name: 'Merge them' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(`${twin.email} was merged`).first().waitFor();
    expect(await read(twin.id)).toMatchObject({ mergedIntoId: remains.id });
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByText('The two are apart again').first().waitFor();
    expect(await read(twin.id)).toMatchObject({ mergedIntoId: null });
    expect((await read(remains.id)).tags).toEqual(['vip']);
    expect(messages).toEqual([]);
    await close();
  });

  test('a missing one is said to be missing', async () => {
    const { page, close } = await newVisitor(browser, server);
    await signInAs(page, people.care);
    const response = await page.goto('/desk/travelers/00000000-0000-7000-8000-000000000000/');
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Not there, or not yours' }).waitFor();
    await close();
  });
});

describe('who sees what', () => {
  test.each(['marageti', 'team', 'editor', 'publisher'] as const)(
    '%s reads masked values, from the server on, and can change nothing',
    async (person) => {
      const traveler = await createTraveler({
        givenName: 'Zelda',
        familyName: 'Quartermaine',
        phone: { prefix: '+44', number: '1632 960777' },
      });
      const { page, messages, close } = await newVisitor(browser, server);
      await signInAs(page, people[person]);
      for (const path of ['/desk/travelers/?q=zelda', `/desk/travelers/${traveler.id}/`]) {
        const response = await page.goto(path);
        const html = String(await response?.text());
        expect(html).toContain('Zelda');
        for (const secret of ['Quartermaine', traveler.email, '960777']) expect(html).not.toContain(secret);
        await page
          .getByText(/hidden from your role/)
          .first()
          .waitFor();
      }
      await page.getByText(`${traveler.email[0]}•••@example.org`).waitFor();
      for (const name of ['Edit', 'Keep the note']) expect(await page.getByRole('button', { name }).count()).toBe(0);
      for (const name of ['How they travel', 'Conversations', 'Documents', 'Mails to them', 'Calls and mails', 'Twice here?'])
        expect(await page.getByRole('region', { name }).count()).toBe(0);
      expect(messages).toEqual([]);
      await close();
    },
  );

  test.each(['dana', 'agent'] as const)('%s is led to their own pages', async (person) => {
    const { page, close } = await newVisitor(browser, server);
    await signInAs(page, people[person]);
    for (const path of ['/desk/travelers/', `/desk/travelers/${(await createTraveler()).id}/`]) {
      await page.goto(path);
      expect(new URL(page.url()).pathname).toMatch(/^\/my-trips\/?$/);
    }
    await close();
  });
});

describe.each([
  ['wide', { viewport: { width: 1440, height: 900 }, colorScheme: 'light' }],
  ['1024 px, dark', { viewport: { width: 1024, height: 768 }, colorScheme: 'dark' }],
  ['phone', { ...screens.phone, colorScheme: 'light' }],
  ['320 px, dark', { viewport: { width: 320, height: 640 }, colorScheme: 'dark' }],
  ['phone in forced colours', { ...screens.phone, forcedColors: 'active' }],
] as const)('on a %s screen', (_, options) => {
  test('both screens are accessible, fit, and do not move', async () => {
    const { body } = await api.call(contract.travelers.list, { as: 'care', query: { q: people.dana, limit: 1 } });
    const dana = `/desk/travelers/${body.items[0]?.id}/`;
    const { page, open, messages, layoutShifts, settleFonts, close } = await sitAt('care', '/desk/', options);
    for (const path of ['/desk/travelers/', '/desk/travelers/?q=nobody-of-this-name', dana]) {
      await open(path);
      await settleFonts();
      expect(await findAxeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
      expect(await layoutShifts()).toEqual([]);
    }
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('form', { name: 'Profile' }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    expect(messages).toEqual([]);
    await close();
  });
});
