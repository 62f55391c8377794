import { beforeAll, expect, test } from '@jest/globals';
import { openFrame, showStory } from '../../stories/frame.ts';
import { eventually } from '../builders/eventually.ts';
import { createKeyboardUser } from './keyboard/keyboardUser.ts';
import { storybookPage } from './storybook.ts';
import { storybookUrl } from './storybookUrl.ts';

const id = 'flows-trip-request-statechart--statechart';
const storybook = storybookPage();

beforeAll(() => openFrame(storybook.page, storybookUrl));

test('the statechart and the form are stepped through both ways by keyboard', async () => {
  const { page } = storybook;
  expect(await showStory(page, id)).toEqual([]);
  const user = createKeyboardUser(page, id, 'ltr');
  const marked = () => page.locator('[aria-current="true"] > strong').allTextContents();
  const showsStep = (heading: string) => page.getByRole('heading', { level: 1, name: heading }).waitFor();

  await user.focus('button', 'contact');
  await user.press('Enter');
  await showsStep('Who should we design this for?');
  await user.expectFocus('contact'); // the chart keeps the focus, although the form shows another step

  await user.focus('button', 'Back');
  await user.press('Enter');
  await showsStep('What is your budget?');
  await eventually(async () => expect(await marked()).toContain('budget'));

  await user.focus('button', 'Step back');
  await user.press('Enter');
  await showsStep('Who should we design this for?');
  await user.expectFocus('Step back');
  await user.press('Enter', 'Enter', 'Enter', 'Enter');
  await showsStep('Where and when would you like to go?');
  await user.expectFocus('Step back');

  await user.focus('button', 'Step forward');
  await user.press('Enter');
  await eventually(async () => expect(await marked()).not.toContain('details'));
});
