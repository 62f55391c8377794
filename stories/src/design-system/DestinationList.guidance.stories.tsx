import { DestinationList } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { places } from '../docs/places.ts';

const meta = {
  title: 'Guidance/DestinationList',
  component: DestinationList,
  tags: ['!dev'],
  args: { id: 'destinations', label: 'Where would you like to go?', options: places, unsure: false, onUnsureChange: fn() },
  render: (args) => {
    const [unsure, setUnsure] = useState(args.unsure);
    return <DestinationList {...args} unsure={unsure} onUnsureChange={setUnsure} />;
  },
} satisfies Meta<typeof DestinationList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Begin with one empty row: more come by Enter, by pasting a list or by the button. */
export const DoBeginWithOneRow: Story = {};

/** Several empty rows look like so many questions to answer, and draw a route to nowhere. */
export const DontShowEmptyRows: Story = { args: { defaultValue: ['', '', '', ''] } };

/** Offer a way on to whoever has not decided yet, and name it in the error. */
export const DoLetPeopleBeUnsure: Story = { args: { error: 'Enter at least one destination, or choose I am not sure yet' } };

/** Without that answer people enter a place at random, and “required” does not say what would do. */
export const DontForceAnAnswer: Story = {
  args: { error: 'This field is required' },
  render: (args) => <DestinationList {...args} onUnsureChange={undefined} />,
};
