import { RadioGroup } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const rooms = [
  { value: 'double', label: 'One double bed' },
  { value: 'twin', label: 'Two single beds' },
];

const meta = {
  title: 'Guidance/RadioGroup',
  component: RadioGroup,
  tags: ['!dev'],
  args: {
    id: 'flexibility',
    label: 'How flexible is your budget?',
    options: [
      { value: '0', label: 'Keeping to my budget' },
      { value: '0.2', label: 'For the right trip, I’ll increase my budget' },
      { value: '1', label: 'Taking the perfect trip' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing selected: every answer that arrives is one that somebody has given. */
export const DoLeaveItOpen: Story = {};

/** A preselected answer is sent unread, and this one costs money. */
export const DontPreselect: Story = { args: { defaultValue: '1' } };

/** Offer a way out as an option of its own: not everybody has an answer. */
export const DoOfferAWayOut: Story = {
  args: { id: 'beds', label: 'Which beds would you like?', options: [...rooms, { value: 'any', label: 'It does not matter' }] },
};

/** A radio cannot be deselected: whoever touches one by accident has to keep one of the two. */
export const DontTrapAnAnswer: Story = { args: { id: 'beds', label: 'Which beds would you like?', options: rooms } };
