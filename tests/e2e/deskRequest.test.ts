import { afterAll, describe, expect, test } from '@jest/globals';
import { contract } from '@farwend/api-contract';
import { createApi, people, type Person } from '../builders/api.ts';
import { findAxeViolations } from '../builders/axe.ts';
import { launchBrowser, newVisitor, screens, signInAs, type Visitor } from '../builders/browser.ts';
import { eventually } from '../builders/eventually.ts';
import { createMatchConversation } from '../builders/matchConversation.ts';
import { startJobNow, waitForJobs } from '../builders/runJob.ts';
import { startServer } from '../builders/server.ts';
import { tripRequestBody } from '../builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Somebody at the desk, with a request open in a browser of their own. */
async function sitAt(person: Person, requestId: string, options = {}): Promise<Visitor> {
  const visitor = await newVisitor(browser, server, { ...screens.desktop, ...options });
  await signInAs(visitor.page, people[person]);
  await visitor.open(`/desk/requests/${requestId}`);
  return visitor;
}

/** A request that care looks at, and that our own rules have answered for. */
async function screenNewRequest(): Promise<string> {
  const { body } = await api.call(contract.tripRequests.create, { body: tripRequestBody(), captcha: 'tripRequest' });
  await waitForJobs(server, 'scoreLead', [await startJobNow(server, 'scoreLead', 'tripRequestId', body.id)]);
  const { body: scored } = await api.call(contract.tripRequests.read, { as: 'care', params: { id: body.id } });
  expect(scored).toMatchObject({ status: 'SCREENING', screeningSummary: { pass: 4, warn: 0, fail: 0 } });
  return body.id;
}

/** Answers what people are asked about before companies are. */
async function settleAllBut(requestId: string, openKey: string): Promise<void> {
  const { body } = await api.call(contract.screeningCriteria.list, { as: 'care', query: { stage: 'BEFORE_MATCH', limit: 100 } });
  for (const { id, key, answerType } of body.items) {
    if (key === openKey || answerType === 'AUTO') continue;
    const answer = { criterionId: id, subjectType: 'TRIP_REQUEST' as const, subjectId: requestId, answer: true, method: 'CALL' as const };
    await api.call(contract.screeningResults.create, { as: 'care', body: answer });
  }
}

describe('screening', () => {
  test('the last answer is given by the keyboard, and what it moves is said before it is saved', async () => {
    const id = await screenNewRequest();
    await settleAllBut(id, 'decisionMaker');
    const { page, messages, close } = await sitAt('care', id);
    const panel = page.getByRole('region', { name: 'Screening' });
    await panel.getByText('Yes passes, no only warns.').first().waitFor();
    const opener = panel.getByRole('button', { name: /^Answer: .*the person who decides/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    const form = panel.getByRole('form');
    expect(await form.getByLabel('Answer').evaluate((field) => field === document.activeElement)).toBe(true);
    await form.getByRole('button', { name: 'Save the answer' }).click();
    await form.getByText('Give an answer, or tick “Does not apply”').waitFor();
    await form.getByLabel('Answer').selectOption('No');
    await form.getByText('the request stays in Screening').waitFor();
    await form.getByLabel('Answer').selectOption('Yes');
    await form.getByText('saving it moves the request to Qualified').waitFor();
    await form.getByLabel('Note').fill('Spoke to both of them.');
    await page.keyboard.press('Enter');
    await form.waitFor({ state: 'detached' });
    await panel.getByText('Spoke to both of them.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Answer again: /);
    await page.getByText('Companies can be asked').waitFor({ state: 'detached' });
    const { body } = await api.call(contract.tripRequests.read, { as: 'care', params: { id } });
    expect(body.status).toBe('QUALIFIED');
    expect(messages).toEqual([]);
    await close();
  });

  test('those who may not answer read it', async () => {
    const { page, close } = await sitAt('marageti', await screenNewRequest());
    const panel = page.getByRole('region', { name: 'Screening' });
    await panel.getByText('Open').first().waitFor();
    expect(await panel.getByRole('button').count()).toBe(0);
    await close();
  });
});

describe('duplicates', () => {
  test('a request of the same traveler for the same days is shown beside the other, and joined to it by the keyboard', async () => {
    const { travelers, ...first } = tripRequestBody();
    const bodies = [first, { ...first, destinationNames: ['Tanzania'] }]; // to the same place it would be joined by itself
    const sent: { id: string; reference: string }[] = [];
    for (const body of bodies)
      sent.push((await api.call(contract.tripRequests.create, { body: { ...body, travelers }, captcha: 'tripRequest' })).body);
    const [original, again] = sent;
    const { page, messages, close } = await sitAt('care', again?.id ?? '');
    const panel = page.getByRole('region', { name: 'Asked twice?' });
    await panel.getByText('Same traveler').first().waitFor();
    const link = panel.getByRole('link', { name: original?.reference ?? '' });
    expect(await link.getAttribute('href')).toBe(`/desk/requests/${original?.id}/`);
    await panel.getByRole('button', { name: `Mark as a duplicate of ${original?.reference}` }).press('Enter');
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel('Reference of the other request').inputValue()).toBe(original?.reference);
    await dialog.getByText('The traveler hears that we already have the request').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Move to Duplicate' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const { body } = await api.call(contract.tripRequests.read, { as: 'care', params: { id: again?.id ?? '' } });
    expect(body).toMatchObject({ status: 'DUPLICATE', duplicateOfId: original?.id });
    expect(messages).toEqual([]);
    await close();
  });

  test('who may not move requests is not offered it', async () => {
    const { travelers, ...first } = tripRequestBody();
    await api.call(contract.tripRequests.create, { body: { ...first, travelers }, captcha: 'tripRequest' });
    const { body } = await api.call(contract.tripRequests.create, { body: { ...first, travelers }, captcha: 'tripRequest' });
    const { page, close } = await sitAt('marageti', body.id);
    await page.getByRole('region', { name: 'Companies' }).waitFor();
    expect(await page.getByRole('region', { name: 'Asked twice?' }).count()).toBe(0);
    await close();
  });
});

test('a note that was not kept is there again after a reload', async () => {
  const { page, messages, close } = await sitAt('care', await screenNewRequest());
  const field = page.getByRole('region', { name: 'Notes for colleagues' }).getByLabel('New note');
  await field.fill('They call back on Friday.');
  await page.reload();
  await eventually(async () => expect(await field.inputValue()).toBe('They call back on Friday.'));
  await page.getByRole('button', { name: 'Keep the note' }).press('Enter');
  await page.getByText('They call back on Friday.').and(page.locator('p')).waitFor();
  await eventually(async () => expect(await field.inputValue()).toBe(''));
  expect(messages).toEqual([]);
  await close();
});

describe('conversations', () => {
  /** Opens the conversation of a new match that the person takes no part in yet. */
  async function openConversation(person: Person, options = {}) {
    const conversation = await createMatchConversation(server, api);
    const visitor = await sitAt(person, conversation.tripRequestId, options);
    const panel = visitor.page.getByRole('region', { name: 'Conversations' });
    const open = () => panel.getByRole('button', { name: 'Read: Nine nights in Kenya' }).press('Enter');
    const listMessages = async () => {
      const { body } = await api.call(contract.conversations.messages, { as: 'dana', params: { id: conversation.id } });
      return body.items.filter(({ kind }) => kind === 'TEXT').map(({ body: text }) => text);
    };
    return { ...visitor, conversation, panel, openIt: open, listMessages };
  }

  test('somebody joins, and what they write is kept over a reload and sent by keys', async () => {
    const { page, panel, openIt, listMessages, messages, close } = await openConversation('care');
    await openIt();
    expect(await panel.getByLabel(/^Message to/).count()).toBe(0);
    await panel.getByRole('button', { name: 'Join the conversation' }).press('Enter');
    await panel.getByRole('log').getByText('joined the conversation').waitFor();
    const field = panel.getByLabel(/^Message to .*Dana/);
    await field.fill('The lodge has two rooms left.');
    await page.reload();
    await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' });
    await openIt();
    await field.waitFor();
    expect(await field.inputValue()).toBe('The lodge has two rooms left.');
    await field.press('Control+Enter');
    await panel.getByRole('log').getByText('The lodge has two rooms left.').waitFor();
    await eventually(async () => expect(await field.inputValue()).toBe(''));
    expect(await listMessages()).toEqual(['The lodge has two rooms left.']);
    expect(messages).toEqual([]);
    await close();
  });

  test('a message whose answer was lost is kept, and written once', async () => {
    const { page, panel, openIt, listMessages, close } = await openConversation('care');
    await openIt();
    await panel.getByRole('button', { name: 'Join the conversation' }).click();
    const field = panel.getByLabel(/^Message to/);
    await field.fill('Do the children need visas?');
    await page.route(
      '**/v3/conversations/*/messages',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await field.press('Control+Enter');
    await panel.getByRole('alert').getByText('There was no answer').waitFor();
    expect(await field.inputValue()).toBe('Do the children need visas?');
    await field.press('Control+Enter');
    await panel.getByRole('alert').waitFor({ state: 'detached' });
    expect(await listMessages()).toEqual(['Do the children need visas?']);
    await close();
  });

  test('a prepared answer is filled and shown before it is sent', async () => {
    const { panel, page, openIt, listMessages, close } = await openConversation('care');
    await openIt();
    await panel.getByRole('button', { name: 'Join the conversation' }).click();
    await panel.getByRole('button', { name: 'Prepared answers …' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Asking for dates' }).press('Enter');
    const field = panel.getByLabel(/^Message to/);
    await eventually(async () => expect(await field.inputValue()).toMatch(/^Hello Dana,\n\nAre your dates fixed.* In Kenya /));
    await eventually(async () => expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Prepared answers …'));
    expect(await listMessages()).toEqual([]);
    await close();
  });

  test('a note for colleagues is no message', async () => {
    const { page, panel, openIt, listMessages, close } = await openConversation('care');
    await openIt();
    await panel.getByText('Notes for colleagues about this conversation').click();
    const field = panel.getByLabel('Note for colleagues only');
    await field.fill('Dana sounds undecided.');
    await field.press('Control+Enter');
    await panel.getByText('Dana sounds undecided.').and(page.locator('p')).waitFor();
    expect(await listMessages()).toEqual([]);
    await close();
  });

  test('administrators are told beforehand that their reading is recorded, and nothing is read until they open it', async () => {
    const { panel, conversation, openIt, close } = await openConversation('admin');
    const countReadings = async () => {
      const query = { entityId: conversation.id, action: 'CONVERSATION_READ', limit: 1 };
      return (await api.call(contract.audit.list, { as: 'admin', query })).body.total;
    };
    await panel.getByText('is recorded in the audit').waitFor();
    expect(await countReadings()).toBe(0);
    await openIt();
    await panel.getByRole('log').waitFor();
    expect(await countReadings()).toBeGreaterThan(0);
    await close();
  });

  test('signing out asks, and then removes what was not sent', async () => {
    const { page, panel, openIt, close } = await openConversation('care');
    await openIt();
    await panel.getByText('Notes for colleagues about this conversation').click();
    await panel.getByLabel('Note for colleagues only').fill('Not finished');
    const readDrafts = () => page.evaluate(() => localStorage.getItem('farwend.deskDrafts'));
    expect(await readDrafts()).toContain('Not finished');
    await page.getByRole('link', { name: 'Sign out' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'A text is not sent yet' });
    await question.waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter'); // what is focused removes nothing
    await question.waitFor({ state: 'detached' });
    expect(await readDrafts()).toContain('Not finished');
    await page.getByRole('link', { name: 'Sign out' }).press('Enter');
    await question.getByRole('link', { name: 'Sign out and remove it' }).press('Enter');
    await eventually(async () => expect(await readDrafts()).toBe(null));
    await close();
  });

  test.each([
    ['wide', { viewport: { width: 1440, height: 900 }, colorScheme: 'light' }],
    ['320 px, dark', { viewport: { width: 320, height: 640 }, colorScheme: 'dark' }],
    ['forced colours', { ...screens.phone, forcedColors: 'active' }],
  ] as const)('open on a %s screen it is accessible and fits', async (_, options) => {
    const { page, panel, openIt, messages, close } = await openConversation('care', options);
    await openIt();
    await panel.getByRole('button', { name: 'Join the conversation' }).click();
    await panel.getByText('Notes for colleagues about this conversation').click();
    await panel.getByLabel(/^Message to/).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    expect(messages).toEqual([]);
    await close();
  });
});
