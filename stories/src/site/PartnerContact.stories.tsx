import { MessageForm, PartnerContact } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { idleMessageForm, refusedMessageForm } from './messageForm.data.ts';

const place = { kind: 'partner', action: '/contact-travel-company/', labelledBy: 'partner-form', sendText: 'Apply' } as const;
const countries = [
  { code: 'GR', name: 'Greece' },
  { code: 'KE', name: 'Kenya' },
  { code: 'NO', name: 'Norway' },
];

const meta = {
  title: 'Site/For travel companies',
  component: PartnerContact,
  parameters: { layout: 'fullscreen' },
  args: { companyCount: 38, countryCount: 24, form: <MessageForm {...idleMessageForm} {...place} countries={countries} /> },
  render: (args) => (
    <main>
      <PartnerContact {...args} />
    </main>
  ),
} satisfies Meta<typeof PartnerContact>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The terms and an empty application. */
export const Blank: Story = {};

/** Refused: each field shows its error. */
export const Refused: Story = {
  args: {
    form: (
      <MessageForm
        {...refusedMessageForm}
        {...place}
        countries={countries}
        errors={{ companyName: 'Please enter the name of your company.', ...refusedMessageForm.errors }}
      />
    ),
  },
};

/** Before the first company has joined and the first country is served. */
export const First: Story = { args: { companyCount: 0, countryCount: 0, form: <MessageForm {...idleMessageForm} {...place} /> } };
