import { TextArea } from '@farwend/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';

const prompts = [
  { label: 'We are celebrating…', text: 'We are celebrating ' },
  { label: 'We love…', text: 'We love ' },
  { label: 'We want to avoid…', text: 'We want to avoid ' },
];

const meta = {
  title: 'Guidance/TextArea',
  component: TextArea,
  tags: ['!dev'],
  args: { label: 'Tell us what would make this trip perfect', optional: true, prompts },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Offer two or three beginnings: the first words are the hardest, and the rest are the traveller’s own. */
export const DoOfferBeginnings: Story = {};

/** A sample answer in the field is sent by those who overlook it, and deleted by those who do not. */
export const DontAnswerForThem: Story = {
  args: { prompts: [], defaultValue: 'We would like two weeks in Kenya with good camps, a friendly guide and some days at the beach.' },
};

/** Give a limit and let the count appear near it: most people never need to know. */
export const DoCountNearTheLimit: Story = {
  args: { limit: 100, defaultValue: 'Two weeks in July, by train where there is one, and a day without a plan in Bergen.' },
};

/** A limit announced beforehand makes people count, and write less than they wanted to. */
export const DontAnnounceTheLimit: Story = { args: { limit: 100, hint: 'Maximum 100 characters including spaces and line breaks' } };
