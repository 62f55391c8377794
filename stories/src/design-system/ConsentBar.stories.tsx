import { ConsentBar } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { consentBarKeys } from './ConsentBar.keyboard.ts';

const meta = {
  title: 'Design system/ConsentBar',
  component: ConsentBar,
  parameters: { layout: 'fullscreen', keyboard: consentBarKeys, docs: { story: { height: '480px' } } },
  args: {
    onAnswer: fn(),
    policyHref: '/privacy',
    children:
      'We would count which pages are read, on our own servers, and keep the figures for thirteen months. Nothing is sold or shared.',
  },
} satisfies Meta<typeof ConsentBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two equally prominent answers. */
export const Question: Story = {
  play: async ({ canvas }) => {
    const [refuse, allow] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().width);
    await expect(refuse).toBe(allow);
  },
};

/** Disappears after an answer. */
export const Answered: Story = {
  render: function Answered(args) {
    const [answer, setAnswer] = useState<boolean>();
    return answer === undefined ? <ConsentBar {...args} onAnswer={setAnswer} /> : <p>{answer ? 'Allowed' : 'Refused'}</p>;
  },
};

/** Declined. */
export const Refused: Story = {
  ...Answered,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await expect(canvas.getByText('Refused')).toBeVisible();
  },
};

/** At the lower edge of a long page. */
export const OverAPage: Story = {
  render: (args) => (
    <>
      <div style={{ blockSize: 1600 }} />
      <ConsentBar {...args} />
    </>
  ),
};

/** Long words wrap. */
export const LongWords: Story = { args: { allowText: 'Besuchszählung zulassen', refuseText: 'Besuchszählung ablehnen' } };

/** The link is focused. */
export const Focused: Story = { play: () => userEvent.tab() };

/** From right to left. */
export const Arabic: Story = {
  globals: { dir: 'rtl' },
  args: {
    title: 'هل نحصي الزيارات؟',
    children: 'نحصي الصفحات المقروءة فقط.',
    policyText: 'ما نحفظه',
    allowText: 'أوافق',
    refuseText: 'أرفض',
  },
};

/** On the night chart. */
export const Night: Story = { globals: { mode: 'dark' } };
