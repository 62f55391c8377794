import { Checkbox } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Guidance/Checkbox',
  component: Checkbox,
  tags: ['!dev'],
  args: { id: 'choice', label: 'My dates are flexible' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Say it as the traveller would: a statement that is true once the box is ticked. */
export const DoMakeAStatement: Story = { args: { defaultValue: true } };

/** A question has two answers, and an empty box cannot tell “no” from “not read”. */
export const DontAskAQuestion: Story = { args: { label: 'Are your dates flexible?', defaultValue: true } };

/** Leave consent unticked: only a tick by the person’s own hand is consent. */
export const DoLeaveConsentToThePerson: Story = { args: { label: 'Send me weekly travel inspiration' } };

/** A box that is ticked in advance records an agreement that nobody gave. */
export const DontTickInAdvance: Story = { args: { label: 'Send me weekly travel inspiration', defaultValue: true } };

/** Put it positively, so that a tick means yes. */
export const DoPutItPositively: Story = { args: { label: 'My budget includes international flights' } };

/** A negation has to be read twice, and half of the ticks mean the opposite. */
export const DontNegate: Story = { args: { label: 'Do not count international flights separately from my budget' } };
