import { Contact, exampleLayoutContent, MessageForm, type ContactProps } from '@farwend/site/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { idleMessageForm, refusedMessageForm } from './messageForm.data.ts';

const place = { kind: 'contact', action: '/contact/', labelledBy: 'contact-form' } as const;
const everyPageIsOpen: ContactProps['isOpen'] = () => true;

const meta = {
  title: 'Site/Contact',
  component: Contact,
  parameters: { layout: 'fullscreen' },
  args: {
    phones: exampleLayoutContent.phones,
    isOpen: everyPageIsOpen,
    form: <MessageForm {...idleMessageForm} {...place} />,
  },
  render: (args) => (
    <main>
      <Contact {...args} />
    </main>
  ),
} satisfies Meta<typeof Contact>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two telephone lines and a form. */
export const Blank: Story = {};

/** Refused: each field shows its error. */
export const Refused: Story = {
  args: {
    form: (
      <MessageForm
        {...refusedMessageForm}
        {...place}
        errors={{ option: 'Please choose what it is about.', ...refusedMessageForm.errors }}
      />
    ),
  },
};

/** The server did not answer. */
export const Failed: Story = {
  args: {
    form: (
      <MessageForm
        {...refusedMessageForm}
        {...place}
        errors={{}}
        failure="Something went wrong. Please try again, or call one of the numbers."
      />
    ),
  },
};

/** On its way. */
export const Sending: Story = { args: { form: <MessageForm {...idleMessageForm} {...place} busy /> } };

/** A young site: no number is set, and there are no pages to be led to. */
export const WithoutPhones: Story = { args: { phones: { call: null, contact: null }, isOpen: (href) => href === '/trip-request' } };
