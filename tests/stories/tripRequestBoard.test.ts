import { expect, test } from '@jest/globals';
import { storybookPage } from './storybook.ts';
import { storybookUrl } from './storybookUrl.ts';

const storybook = storybookPage();
const headings = {
  details: 'Where and when would you like to go?',
  style: 'What kind of trip is it?',
  budget: 'What is your budget?',
  contact: 'Who should we design this for?',
  checkEmail: 'Welcome back, Dana.',
  phone: 'One last thing',
  thanks: 'Your request was sent',
};

test('the board shows every step of the trip request, in what is chosen for all at once', async () => {
  const { page } = storybook;
  await page.goto(`${storybookUrl}/iframe.html?viewMode=story&id=flows-trip-request-board--all-steps&globals=a11y.manual:!true`);
  await page.getByRole('combobox', { name: 'Direction' }).selectOption('rtl');
  await page.getByRole('combobox', { name: 'Mode' }).selectOption('dark');
  for (const [step, heading] of Object.entries(headings)) {
    const frame = page.locator(`iframe[title="Step ${step}"]`);
    await frame.scrollIntoViewIfNeeded();
    const story = frame.contentFrame();
    await story.locator('html[dir=rtl][data-mode=dark]').waitFor({ state: 'attached' });
    await story.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
  const budget = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'budget', exact: true }) });
  expect(await budget.locator('dd').allTextContents()).toEqual(
    expect.arrayContaining(['BACK to phone, style', 'CONTINUE to phone, contact']),
  );
});
