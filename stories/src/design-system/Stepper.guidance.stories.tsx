import { Stepper } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const withLinks = (...names: readonly string[]) => names.map((label, index) => ({ label, href: `?step=${index + 1}` }));

const meta = {
  title: 'Guidance/Stepper',
  component: Stepper,
  tags: ['!dev'],
  globals: { viewport: { value: 'tablet' } },
  args: { steps: withLinks('Details', 'Style', 'Budget', 'Contact', 'Phone'), current: 4 },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Count the pages that people see: the number tells them how much is left. */
export const DoCountVisibleSteps: Story = {};

/** Steps that happen behind the scenes make a short form look long, and the count jumps over them. */
export const DontCountWhatHappensBehind: Story = {
  args: { steps: withLinks('Details', 'Style', 'Saving', 'Budget', 'Contact', 'Address check', 'Phone'), current: 5 },
};

/** Link completed steps: a mistake found late can be corrected at once. */
export const DoLetPeopleGoBack: Story = { args: { current: 5 } };

/** Without links the only way back is the browser’s, and few people trust it within a form. */
export const DontLockCompletedSteps: Story = {
  args: { steps: ['Details', 'Style', 'Budget', 'Contact', 'Phone'].map((label) => ({ label })), current: 5 },
};

/** Name a step in one or two words: they are signposts, read in passing. */
export const DoNameInAWord: Story = { args: { current: 2 } };

/** A question for a name wraps over several lines, and is asked again by the heading below. */
export const DontNameInASentence: Story = {
  args: {
    steps: withLinks(
      'Where would you like to go?',
      'How do you like to travel?',
      'What may it cost per person?',
      'Who are you?',
      'How can we reach you?',
    ),
    current: 2,
  },
};
